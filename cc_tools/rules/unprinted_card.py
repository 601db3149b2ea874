"""Every card was printed in the set that it stands in: in a deck of that set or under a number of its own."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places

CODE = Code(
    "R011",
    "card-without-printing",
    """A card has no printing in its set: no deck of the set holds it, and it lists no number.

A card stands in the set that printed it first. A common card lists its collector numbers under `printings`; a crew's
card stands in the
deck of its crew.

    printings:
    - {number: 1ALL05/13}

Add the printing, or the line of the deck.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each card that no printing of its set names."""
    printed = {(printing.card, printing.set) for printing in game.printings}
    for entry in game.entries.get("cards", ()):
        card = str(getattr(entry.record, "id", ""))
        if (card, entry.set) not in printed:
            message = f"`{card}` has no printing in the set `{entry.set}`"
            yield Diagnostic(CODE, message, places.of("cards", card, ("id",)))
