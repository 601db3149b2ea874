"""What a position is worth to a player, roughly and quickly: for agents, not for the rules.

The unit is the counter that lies on crew the player can use; what only pays later is rated by what it may bring.
"""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.games.star_trek_tcg.play.cards import (
    RATINGS,
    base,
    challenges,
    episode,
    is_ship,
    limits,
    record,
    scored,
    xc,
)
from cc_tools.games.star_trek_tcg.play.effects import rating

RESTING = {
    "turn": None,
    "interval": "action",
    "challenge-segment": None,
    "resolve-segment": None,
    "final-xc-segment": "assign",
}
"""Programs and the question in them (or None for their beginning) at which nothing is under way."""

ENDING = ((),)
"""The answers that leave a position as it is."""

MIXED = frozenset({"hand", "deck"})
"""The areas of an opponent among which a card cannot be placed: what is not known to be in hand may be in the deck."""

BASE, CREW, HAND, PERMANENT = 0.55, 1.2, 0.05, 0.4
MEMBER, STRENGTH, CHALLENGE, ABANDONED, EPISODE = 0.1, 0.04, 1.0, 2.0, 0.5
SHIP, OPPONENT, WON = 1.5, 0.6, 1000.0


def worth(game: Game, player: Player) -> float:
    """What the position is worth to the player: the own side of it, less a part of the opponent's."""
    if game.state.over is not None:
        won = scored(game, game.state.active) >= limits(game)[0]
        return WON if (player == game.state.active) == won else -WON
    under_way = _under_way(game)
    return (
        side(game, player)
        - OPPONENT * side(game, 1 - player)
        + (under_way if player == game.state.active else -under_way)
    )


def side(game: Game, player: Player) -> float:
    """What a player has, in counters."""
    found = scored(game, player) + BASE * base(game, player) + HAND * len(game.cards("hand", player))
    found += CREW * len(game.cards("complement", player))
    return found + sum(PERMANENT + BASE * xc(game, copy) for copy in game.cards("permanents", player))


def _under_way(game: Game) -> float:
    """What the episode promises the current player: its party, its values, less the challenges that stand."""
    state = game.state
    found = sum(EPISODE * (record(game, copy).reward_xc or 0) for copy in episode(game))
    for copy in game.cards("landing-party", state.active):
        found += MEMBER + CREW + STRENGTH * sum(rating(game, copy, name) for name in RATINGS)
        found -= SHIP * (is_ship(game, copy) and xc(game, copy) < 1)
    found -= CHALLENGE * len(challenges(game))
    return found - ABANDONED * bool(state.notes.get("abandoned"))
