"""What the instruction set cannot say: computed values, which change nothing."""
