"""A catalog as files for other programs: one object for each card, record, set, term and game.

`formats/` holds one module for each format. `objects` says what an object has; the JSON Schemas and the TypeScript
types are made from it. `reading` makes a catalog of exported JSON again.
"""
