"""Goals of missions: whether they are met, and with which cards (section 20)."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.legality import required
from cc_tools.engine.state import Copy, Frame, Player


def goal_met(game: Game, player: Player, mission: Copy) -> bool:
    """Whether the goal of a mission is met now (mission.3)."""
    address = game.face(mission).programs["GOAL"][0]
    frame = Frame(address, player, player, mission)
    return all(required(game, frame, condition) for condition in game.pool.program(address).requires)
