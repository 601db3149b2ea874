"""Captain's Chair for the engine: what its data cannot say. `rules` joins it all."""
