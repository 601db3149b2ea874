"""Hostile files: made by a script where they are large, each with the codes that it has to end with."""
