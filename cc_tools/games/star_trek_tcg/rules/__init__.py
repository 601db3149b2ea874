"""Checks across the cards of Star Trek: The Card Game."""
