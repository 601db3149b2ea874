"""The command line: one command per module, one reporter per module, no logic of its own."""
