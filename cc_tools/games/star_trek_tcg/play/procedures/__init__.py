"""Programs that others call: the turn, the episode, the resolution of challenges."""
