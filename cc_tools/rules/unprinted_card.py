"""Every card was printed somewhere: in a deck, on a line of its own, or as a reprint."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places

CODE = Code("R011", "card-without-printing", """A card has no printing: no deck holds it, and it lists none itself.

Such a card would be in no box. A common card lists its collector numbers under `printings`; a crew's card stands in the
deck of its crew.

    printings:
    - {number: 1ALL05/13}

Add the printing, or the line of the deck.
""")


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each card that no printing names."""
    printed = {printing.card for printing in game.printings}
    for card in game.cards.values():
        if card.id not in printed:
            yield Diagnostic(CODE, f"`{card.id}` has no printing", places.of("cards", card.id, ("id",)))
