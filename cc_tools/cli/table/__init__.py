"""A game at a terminal: the table as text, numbered choices, and what the players may say besides."""
