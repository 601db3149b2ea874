"""A card that another one takes the place of: both have one name, and the other one appeared later."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import fold
from cc_tools.model.places import Places

CODE = Code(
    "R007",
    "replaced-by-no-later-card",
    """`replaced_by` names a card that cannot take this one's place.

A corrected card has the name of the first one and appeared in a later set. When both boxes are on the table, only the
later one is used.

    id: lirpa-core
    replaced_by: lirpa-to-boldly-go

Name the later card of the same name, or delete the key.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each `replaced_by` that leads to another name, or not to a later set."""
    order = {one.id: one.order for one in game.sets}
    homes = {str(getattr(entry.record, "id", "")): entry.set for entry in game.entries.get("cards", ())}
    for card in game.cards.values():
        later = game.cards.get(card.replaced_by or "")
        if later is None:
            continue
        span = places.of("cards", card.id, ("replaced_by",))
        if fold(later.name) != fold(card.name):
            yield Diagnostic(CODE, f"`{later.id}` has another name, `{later.name}`", span)
        elif order.get(homes[later.id], 0) <= order.get(homes[card.id], 0):
            yield Diagnostic(CODE, f"`{later.id}` did not appear later than `{card.id}`", span)
