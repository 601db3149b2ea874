"""Common Locations and solo Directives show where they start; cards of crews do so in their deck (card.position)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card
from cc_tools.games.captains_chair.rules.deck_position import bound_to
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with

CODE = Code(
    "R024",
    "common-position",
    """A common card lacks the position that its suit needs, or has another suit's.

A common Location is a Starting or an Advanced one, a common Directive belongs to a solo challenge or to the campaign.
The position of a crew's card stands in the deck of the crew, not on the card, because several crews may have it.

    - id: risa
      suit: location
      position: starting-location

Write the position printed on the card, or move it into the deck. Which suits have one says `fields` in `game.yaml`.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each card whose own position is missing, not wanted, or of another sort."""
    suits = {word for word, entry in game.game.words.get("suit", {}).items() if "position" in entry.fields}
    common = words_with(game, "position", "common")
    loose = {printing.card for printing in game.printings if printing.crew is None}
    for card in game.cards.values():
        if not isinstance(card, Card) or card.suit not in suits:
            continue
        if card.position is None:
            if card.id in loose:
                span = places.of("cards", card.id, ("suit",))
                yield Diagnostic(CODE, f"`{card.id}` is a common {card.suit} without a position", span)
            continue
        message = _fault(card, loose, common, game)
        if message is not None:
            yield Diagnostic(CODE, message, places.of("cards", card.id, ("position",)))


def _fault(card: Card, loose: set[str], common: frozenset[str], game: GameCatalog) -> str | None:
    if card.position is None:
        return None
    if card.id not in loose:
        return f"`{card.id}` is a crew's card: its position belongs into the deck"
    if card.position not in common:
        return f"`{card.position}` is a position of crews' cards"
    bound = bound_to(game, card.position)
    if bound and card.suit not in bound:
        return f"a {card.suit} cannot start at `{card.position}`"
    return None
