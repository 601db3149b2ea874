"""The findings about lists of decks that are imported."""

from __future__ import annotations

from cc_tools.diagnostics import Code

UNKNOWN = Code(
    "D001",
    "list-names-no-card",
    """\
A line of a list names a card that the game does not have.

    4 Captain Jamie T. Kirk         (`Captain James T. Kirk` was meant)

Names are read in four languages, without regard to case, accents and points. Correct the spelling, write the id of the
card in square brackets behind the name, or make the line a comment with `#`. Nothing is imported until all is clear.
""",
)

AMBIGUOUS = Code(
    "D002",
    "list-names-several-cards",
    """\
The name in a line of a list belongs to several cards, and neither its heading nor a word in brackets decides.

    3 The Cage                      (`The Cage (plot)`: a mission and a discovery have that title too)

Put the type, the set or the icon behind the name, in round brackets, or the id in square ones: `Medikit
[medikit-logic]`. A heading such as `Plots:` decides for the lines below it.
""",
)

UNREADABLE = Code(
    "D003",
    "list-not-readable",
    """\
A list of a deck cannot be read as such.

It is larger than one megabyte, is no text, is XML that does not end well, or XML that defines a document type or
entities, which are never followed; or a number of copies is none from 1 to 99.

    400 Tribbles                    (at most 99 copies are read)

Correct the place that is shown, or export the list again from the program it came from.
""",
)

SIDE_DECK = Code(
    "D004",
    "list-with-side-deck",
    """\
A list has cards in a side deck, and decks here have none: no cards are exchanged between games.

    Sideboard:
    2 Hypo Spray

Move the cards into the deck, or take them out of the list.
""",
)
