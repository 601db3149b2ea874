"""Where the cards of a crew start: each has a position, and one that its suit can start at (card.position, card.2)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card, Crew, DeckEntry
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.rulings import settled

CODE = Code(
    "R023",
    "deck-position",
    """A card of a crew starts nowhere, or where it cannot start.

Every card of a crew has a position, apart from suits that are laid out by themselves (captains, Status cards). Some
positions are for one suit only: what starts deployed is a Ship, what starts as a controlled Location is a Location.
Positions of common cards, such as `starting-location`, are for no crew's card.

    - {card: bajor, number: 1SIS02/25, position: deployed}               # wrong: controlled-location

Write the position printed on the card. In `game.yaml`, the property `of-ship` of a position binds it to a suit,
`common` to common cards, and `no-position` frees a suit. Where a printed card differs, a ruling on it names `card.2`.
""",
)
RULE = "card.2"


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each deck entry whose position is missing or not for its card."""
    free = words_with(game, "suit", "no-position")
    common = words_with(game, "position", "common")
    for crew in game.records("crew"):
        if not isinstance(crew, Crew):
            continue
        for index, entry in enumerate(crew.deck):
            card = game.cards.get(entry.card)
            if isinstance(card, Card) and not settled(card, RULE):
                message = _fault(entry, card, free, common, game)
                if message is not None:
                    place = ("deck", index, "position") if entry.position else ("deck", index, "card")
                    yield Diagnostic(CODE, message, places.of("crew", crew.id, place))


def _fault(entry: DeckEntry, card: Card, free: frozenset[str], common: frozenset[str], game: GameCatalog) -> str | None:
    if entry.position is None:
        return None if card.suit in free else f"`{card.id}` has no position"
    if card.suit in free:
        return f"`{card.id}` needs no position: its suit is {card.suit}"
    if entry.position in common:
        return f"`{entry.position}` is a position of common cards"
    bound = bound_to(game, entry.position)
    if bound and card.suit not in bound:
        return f"`{card.id}` cannot start at `{entry.position}`: its suit is {card.suit}, not {' or '.join(bound)}"
    return None


def bound_to(game: GameCatalog, position: str) -> tuple[str, ...]:
    """The suits that a position is bound to by its properties; none where it is for all."""
    word = game.game.words.get("position", {}).get(position)
    properties = word.properties if word is not None else ()
    return tuple(name.removeprefix("of-") for name in properties if name.startswith("of-"))
