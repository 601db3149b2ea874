"""Captain's Chair for the engine: what its data cannot say."""

from cc_tools.games.captains_chair.play.positions import PositionError, position
from cc_tools.games.captains_chair.play.queries.scoring import LINES, score, winners
from cc_tools.games.captains_chair.play.queries.turn import turns_left
from cc_tools.games.captains_chair.play.rules import pool
from cc_tools.games.captains_chair.play.setup import Seat, SetupError, Table, new_game, picked

__all__ = ["LINES", "PositionError", "Seat", "SetupError", "Table", "new_game", "picked", "pool", "position", "score", "turns_left", "winners"]
