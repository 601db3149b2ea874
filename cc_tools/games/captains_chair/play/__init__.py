"""Captain's Chair for the engine: what its data cannot say."""

from cc_tools.engine.seating import Seat, SetupError, Table
from cc_tools.games.captains_chair.play import display, evaluation
from cc_tools.games.captains_chair.play.positions import PositionError, position
from cc_tools.games.captains_chair.play.queries.scoring import LINES, score, winners
from cc_tools.games.captains_chair.play.queries.turn import turns_left
from cc_tools.games.captains_chair.play.rehearsal import rehearsal
from cc_tools.games.captains_chair.play.rules import pool
from cc_tools.games.captains_chair.play.seats import completed, crews, seat_of, sides
from cc_tools.games.captains_chair.play.setup import new_game, picked

__all__ = [
    "LINES",
    "PositionError",
    "Seat",
    "SetupError",
    "Table",
    "completed",
    "crews",
    "display",
    "evaluation",
    "new_game",
    "picked",
    "pool",
    "position",
    "rehearsal",
    "score",
    "seat_of",
    "sides",
    "turns_left",
    "winners",
]
