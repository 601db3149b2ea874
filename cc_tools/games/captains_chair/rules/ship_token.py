"""Ships have a token, and so have cards considered Ships; no other card has one (ship.1, ship.7, kw.considered.3)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card, Content
from cc_tools.games.captains_chair.rules.deeds import treated_as
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with
from cc_tools.model.rulings import settled

CODE = Code(
    "R025",
    "ship-token",
    """A card lacks its Ship token, or has one that it cannot use.

Every Ship comes with a token, and so does a card of another suit that a SPECIAL operation makes a Ship. Other cards are
at no Location and have none.

    suit: ship
    ship_token: true

Add the key or delete it. Where a printed card differs, a ruling on it names `ship.7`. The suits with a token have the
property `deploys-with-token` in `game.yaml`.
""",
)
RULE = "ship.7"


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each face whose token does not go with its suits."""
    suits = words_with(game, "suit", "deploys-with-token")
    for card in game.cards.values():
        if isinstance(card, Card) and not settled(card, RULE):
            yield from _face(card, card.id, (), suits, game, places)
            for index, face in enumerate(card.faces):
                yield from _face(face, card.id, ("faces", index), suits, game, places)


def _face(
    face: Content, card: str, path: tuple[str | int, ...], suits: frozenset[str], game: GameCatalog, places: Places
) -> Iterator[Diagnostic]:
    shown = {face.suit, *treated_as(face, game)} & suits
    if shown and not face.ship_token:
        message = f"`{card}` is a {min(shown)} without `ship_token`"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "suit")))
    if face.ship_token and not shown:
        message = f"`{card}` has a Ship token and is no {' or '.join(sorted(suits))}"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "ship_token")))
    if face.token_weight is not None and not face.ship_token:
        message = f"`{card}` gives a weight to a Ship token that it does not have"
        yield Diagnostic(CODE, message, places.of("cards", card, (*path, "token_weight")))
