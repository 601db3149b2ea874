"""A crew has one captain, the one that it names, and the captain brings the Away Teams (setup.player.14, 3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Card, Crew
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.properties import words_with

CAPTAIN = Code(
    "R020",
    "crew-captain",
    """A crew has not exactly one captain, or names another card.

The card under `captain` stands in the deck of the crew, its suit is that of captains, and no other captain stands
there.

    captain: benjamin-sisko
    deck:
    - {card: benjamin-sisko, number: 1SIS01/25}

Name the captain of the deck, add the captain's line, or correct the line of the card that is no captain of this crew.
""",
)
AWAY_TEAMS = Code(
    "R021",
    "captain-without-away-teams",
    """A captain has no Away Teams.

Each captain starts the game with as many Away Teams as the card shows.

    away_teams: 5

Write the number printed on the card.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """Findings about the captain of each crew, and about the Away Teams of each captain."""
    suits = words_with(game, "suit", "leads-crew")
    captains = {card.id for card in game.cards.values() if card.kind in suits}
    for crew in game.records("crew"):
        if isinstance(crew, Crew):
            yield from _crew(crew, captains, game, places)
    for card in game.cards.values():
        if isinstance(card, Card) and card.id in captains and card.away_teams is None:
            message = f"`{card.id}` is a captain without `away_teams`"
            yield Diagnostic(AWAY_TEAMS, message, places.of("cards", card.id, ("suit",)))


def _crew(crew: Crew, captains: set[str], game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    if crew.captain not in game.cards:
        return
    named = places.of("crew", crew.id, ("captain",))
    present = [(index, entry.card) for index, entry in enumerate(crew.deck) if entry.card in captains]
    ids = [card for _, card in present]
    if crew.captain not in captains:
        meant = ids[0] if len(ids) == 1 else None
        yield Diagnostic(CAPTAIN, f"`{crew.captain}` is no captain", named, suggestion=meant)
        return
    if crew.captain not in ids:
        meant = ids[0] if len(ids) == 1 else None
        yield Diagnostic(CAPTAIN, f"the captain `{crew.captain}` is not in the deck", named, suggestion=meant)
    for index, card in present:
        if card != crew.captain or ids.index(card) != [one for one, _ in present].index(index):
            span = places.of("crew", crew.id, ("deck", index, "card"))
            yield Diagnostic(CAPTAIN, f"`{card}` is a captain too, beside `{crew.captain}`", span)
