"""What can be played, and how a seat stands: for whatever sets up games and tells about them."""

from __future__ import annotations

from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Player
from cc_tools.games.star_trek_tcg.play.cards import base, scored
from cc_tools.games.star_trek_tcg.play.definitions import decks
from cc_tools.games.star_trek_tcg.play.procedures.turn import DRAW, VICTORY
from cc_tools.games.star_trek_tcg.play.setup import SIDE

LINES = ("crew", "power-base", "total")
"""What the standing of a player consists of; only what lies on crew counts (tcg.goal.count)."""


def crews(pool: Pool) -> tuple[str, ...]:
    """The ids of all decks, sorted."""
    return tuple(sorted(decks(pool.catalog)))


def sides(pool: Pool, crew: str) -> tuple[str, ...]:
    """A deck has one side."""
    return (SIDE,)


def completed(game: Game, player: Player) -> tuple[str, ...]:
    """The television episodes whose bonus was given, where they are told of each player."""
    prefix = f"{player} "
    return tuple(one.removeprefix(prefix) for one in game.state.lasting.get("bonuses", []) if one.startswith(prefix))


def seat_of(game: Game, player: Player) -> tuple[str, str]:
    """The deck that a player has, and its side."""
    return str(game.state.lasting["decks"][player]), SIDE


def score(game: Game, player: Player) -> dict[str, int]:
    """How a player stands, line by line."""
    crew = scored(game, player)
    return {"crew": crew, "power-base": base(game, player), "total": crew}


def winners(game: Game) -> list[Player]:
    """Who has won, in a draw both (tcg.goal.only-current, tcg.goal.loss-enterprise, tcg.goal.deserted)."""
    over = game.state.over
    if over is None or over == DRAW:
        return [] if over is None else list(PLAYERS)
    return [game.state.active if over == VICTORY else 1 - game.state.lasting.get("loser", game.state.active)]


def turns_left(game: Game) -> None:
    """Nobody can tell how many turns are left."""
    return
