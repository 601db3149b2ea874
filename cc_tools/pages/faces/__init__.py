"""Drawn faces: a record as an SVG in the proportions of a card, from nothing but its data.

What a game's faces show, in which colours and with which symbols, stands in `cc_tools/games/<game>/face.toml` and
`icons.svg`; the symbols are our own drawings. Nothing is fetched: a page holds the symbols that it uses.
"""
