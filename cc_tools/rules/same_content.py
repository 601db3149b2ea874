"""A card stands once: a later printing refers to it and does not repeat it."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, Related
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import fold
from cc_tools.model.places import Places
from cc_tools.model.record import Card

CODE = Code(
    "R006",
    "card-stands-twice",
    """Two cards have the same name and the same content.

The facts about a card stand once, in the set that printed it first; every later printing is a line with its id and its
number. Otherwise a correction would reach only one of the two.

    printings:
    - {card: horta, number: 2CAR08/18, marker: duplicate}

Delete the later card, and write a printing of the first one in its place.
""",
)

_NOT_CONTENT = {"id", "name", "names", "printings", "position", "rulings", "replaced_by", "errata"}


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each card that repeats an earlier one of its name."""
    first: dict[str, str] = {}
    for card in game.cards.values():
        before = first.setdefault(_content(card), card.id)
        if before != card.id:
            related = (Related(places.of("cards", before), "the first one"),)
            message = f"`{card.id}` says the same as `{before}`"
            yield Diagnostic(CODE, message, places.of("cards", card.id), related)


def _content(card: Card) -> str:
    return f"{fold(card.name)} {card.model_dump_json(exclude=_NOT_CONTENT)}"
