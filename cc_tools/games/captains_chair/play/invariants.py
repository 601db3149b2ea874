"""What holds in every state of Captain's Chair besides the engine's own invariants: tokens, beamed cards, slots."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.games.captains_chair.play.bookkeeping import MARKET, slot

KINDS = frozenset({"away-team"})
"""The kinds of token that move about."""


def broken(game: Game) -> list[str]:
    """What is wrong with a state, in words."""
    found = [*_beamed(game), *_market(game), *_neutral_zone(game), *_ships(game)]
    for player in (0, 1):
        found += [*_away_teams(game, player), *_tracks(game, player)]
    return found


def _beamed(game: Game) -> Iterator[str]:
    """Just the beamed cards are under another (kw.beam.1)."""
    for player in (0, 1):
        for copy in game.cards("beamed", player):
            if copy not in game.state.hosts:
                yield f"copy {copy} is beamed to no card"
    for copy in game.state.hosts:
        if game.area(copy) != "beamed":
            yield f"copy {copy} is under a card but lies in {game.area(copy)}"


def _away_teams(game: Game, player: Player) -> Iterator[str]:
    """The Away Teams are as many as the captain brought, or more where the number is printed with a plus (away.1)."""
    standing = [number for (_, kind, whose), number in game.state.tokens.items() if kind in KINDS and whose == player]
    captain = game.cards("captain", player)
    if captain:
        printed = str(game.definition(captain[0]).record.away_teams or 0)
        brought = int(printed.rstrip("+"))
        if sum(standing) < brought or (sum(standing) > brought and not printed.endswith("+")):
            yield f"player {player + 1} has {sum(standing)} Away Teams, the captain brought {printed}"


def _tracks(game: Game, player: Player) -> Iterator[str]:
    """No marker stands above the end of its track (spec.1)."""
    highest = game.rules.data.setup["track-max"]
    for track in ("research", "influence", "military"):
        if game.pool_of(player, track) > highest:
            yield f"player {player + 1} is at {game.pool_of(player, track)} on {track}, which ends at {highest}"


def _market(game: Game) -> Iterator[str]:
    """A slot of the Market is empty only if its deck is (zone.market, deck.gain.2)."""
    shown = [slot(game, copy) for copy in game.cards("market")]
    for suit in MARKET:
        if shown.count(suit) > 1:
            yield f"{shown.count(suit)} cards in the Market's slot for {suit}"
        if suit not in shown and game.cards(f"{suit}-deck"):
            yield f"no card in the Market's slot for {suit}, though its deck has some"


def _neutral_zone(game: Game) -> Iterator[str]:
    """No more Locations lie open than there is room for (loc.6)."""
    most = game.rules.data.setup["neutral-zone"]
    if len(game.cards("neutral-zone")) > most:
        yield f"{len(game.cards('neutral-zone'))} Locations in the Neutral Zone, which has room for {most}"


def _ships(game: Game) -> Iterator[str]:
    """A Ship's token stands at an open or controlled Location, or a card that counts as one in play (ship.5)."""
    for copy, statuses in game.state.turned.items():
        place = statuses.get("at")
        if place is not None and not game.is_in_play(place) and game.area(place) != "neutral-zone":
            yield f"the token of copy {copy} stands at copy {place}, which lies in {game.area(place)}"


