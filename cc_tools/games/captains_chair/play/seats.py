"""What can be played, and what a seat has achieved: for whatever sets up games and tells about them."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Player
from cc_tools.games.captains_chair.play.definitions import board_id, crews as of_catalog


def crews(pool: Pool) -> tuple[str, ...]:
    """The ids of all crews, sorted."""
    return tuple(sorted(of_catalog(pool.catalog)))


def sides(pool: Pool, crew: str) -> tuple[str, ...]:
    """The sides of a crew's board, sorted. Raises KeyError for a crew that there is not."""
    return tuple(sorted(pool.definitions[pool.index[board_id(crew)]].record.sides))


def completed(game: Game, player: Player) -> tuple[str, ...]:
    """The ids of the missions that a player has completed, each with its crew's before it."""
    return tuple(game.definition(copy).id for copy in game.cards("completed", player))


def seat_of(game: Game, player: Player) -> tuple[str, str]:
    """The crew that a player has, and the side of its board."""
    board = game.definition(game.cards("board", player)[0]).record
    return board.crew, str(game.state.lasting[f"side {player}"])
