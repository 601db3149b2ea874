"""Checks across cards: one module each, with a code, its manual page, and a function over a game's catalog.

A module here holds for every game; those of one game stand in `cc_tools/games/<game>/rules/`. Each has `CODE` and
`check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]`; nothing else needs to be told of it.
"""
