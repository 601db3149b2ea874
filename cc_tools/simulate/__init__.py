"""Games played by agents: for finding mistakes, for statistics, and as whole games that tests replay."""
