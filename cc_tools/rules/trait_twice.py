"""A card has each trait at most once."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.record import Card
from cc_tools.model.text import Closed

CODE = Code(
    "R010",
    "trait-stands-twice",
    """A card has the same trait twice.

Gaining a trait that a card has already changes nothing, and no card shows one twice; most often another trait was
meant.

    traits: [human, starfleet, human]

Delete the second one, or write the trait that is printed.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each trait that repeats an earlier one of the same face."""
    for card in game.cards.values():
        for path, face in _faces(card):
            for field in card.trait_fields:
                words = getattr(face, field, ())
                for index, word in enumerate(words):
                    if word in words[:index]:
                        span = places.of("cards", card.id, (*path, field, index))
                        yield Diagnostic(CODE, f"`{word}` stands on the card already", span)


def _faces(card: Card) -> Iterator[tuple[tuple[str | int, ...], Closed]]:
    yield (), card
    for field in card.parts:
        for index, part in enumerate(getattr(card, field)):
            yield (field, index), part
