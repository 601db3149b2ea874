"""Decks as people pass them on: lists of names, read to decks and written from them. `formats` has one module each."""
