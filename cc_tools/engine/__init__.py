"""The engine: a game's state as plain data, and a machine that carries out instructions on it. It knows no game."""
