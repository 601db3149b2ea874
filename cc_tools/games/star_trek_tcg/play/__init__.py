"""Star Trek: The Card Game for the engine: what its data cannot say."""

from cc_tools.engine.seating import Seat, SetupError, Table
from cc_tools.games.star_trek_tcg.play import display, evaluation
from cc_tools.games.star_trek_tcg.play.positions import PositionError, position
from cc_tools.games.star_trek_tcg.play.rehearsal import rehearsal
from cc_tools.games.star_trek_tcg.play.rules import pool
from cc_tools.games.star_trek_tcg.play.seats import LINES, completed, crews, score, seat_of, sides, turns_left, winners
from cc_tools.games.star_trek_tcg.play.setup import new_game, picked

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
