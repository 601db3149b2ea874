"""Pages for the table: a score sheet, a set-up helper, a turn reminder; what they say is data of the game."""
