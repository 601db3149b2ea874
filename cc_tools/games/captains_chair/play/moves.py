"""The moves of the ACTION step: what may be played, activated, completed now; if not, why (step.action)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.legality import depends, forbidden, reason_against
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.bookkeeping import works
from cc_tools.games.captains_chair.play.goals import goal_met
from cc_tools.games.captains_chair.play.granted import granted
from cc_tools.games.captains_chair.play.prohibitions import hinders_playing, play_forbidden
from cc_tools.games.captains_chair.play.states import secures
from cc_tools.games.captains_chair.play.tracks import side_of

MOVES = {"PLAY": "play", "ACTIVATE": "activate", "REACTION": "react", "SUPPORT": "support"}
"""By kind of operation the move that a player makes."""

Move = list[Any]
"""The name of a move, the copy it is made with, and the address of the operation if there are several."""


def actions(game: Game, frame: Frame) -> list[Move]:
    """Every legal move of the ACTION step; the last one ends it."""
    return [move for move, reason in considered(game, frame) if reason is None]


def considered(game: Game, frame: Frame) -> Iterator[tuple[Move, Reason | None]]:
    """Every move of the ACTION step that a player may think of, with the reason against it (step.action.1)."""
    player = frame.player
    hindered = hinders_playing(game, player)
    for copy in list(game.cards("hand", player)):
        for address in play_operations(game, copy):
            yield ["play", copy, address], reason_against_playing(game, player, copy, address, hindered=hindered)
    for copy in game.in_play(player):
        for address in game.faces[copy].programs.get("ACTIVATE", ()):
            yield ["activate", copy, address], reason_against_activating(game, player, copy, address)
    done = len(game.cards("completed", player)) >= side_of(game, player).mission_completion_tokens
    for copy in list(game.cards("missions", player)):
        yield ["complete", copy], Reason("no-token", {}) if done else reason_against_completing(game, player, copy)
    yield ["end"], None


def takings(game: Game, frame: Frame) -> Iterator[tuple[Move, Reason | None]]:
    """Every open Location that a player may think of taking, with the reason against it (step.control.1)."""
    limit = side_of(game, frame.player).control_max
    full = Reason("limit", {"number": limit}) if game.state.notes.get("taken", 0) >= limit else None
    for place in game.cards("neutral-zone"):
        unsecured = None if secures(game, frame.player, place) else Reason("unsecured", {"card": place})
        yield ["take-control", place], full or unsecured


CONSIDERED = {"actions": considered, "securable": takings}
"""By query of legal moves: all moves thought of, with the reasons against them."""


def play_operations(game: Game, copy: Copy) -> list[str]:
    """The PLAY operations of a card: its own, then those that effects grant it."""
    return [*game.faces[copy].programs.get("PLAY", ()), *(granted(game, copy) if game.speaks("grant") else ())]


def playable(game: Game, frame: Frame, copy: Copy, free: bool = False) -> list[str]:
    """The PLAY operations of a card that could be resolved now (step.action.play.2)."""
    player = frame.actor
    return [
        address
        for address in play_operations(game, copy)
        if reason_against_playing(game, player, copy, address, free=free) is None
    ]


def reason_against_playing(
    game: Game, player: Player, copy: Copy, address: str, *, free: bool = False, hindered: bool = True
) -> Reason | None:
    """Why a PLAY operation cannot be resolved now. The card itself counts as played already (step.action.play.5).

    `hindered` tells whether there may be an effect against playing it.
    """
    frame = Frame(address, player, player, copy)
    if hindered:
        reason = play_forbidden(game, frame, copy) or forbidden(game, frame, "play", copy)
        if reason is not None:
            return reason
    return _as_if_staged(game, frame, copy, free) if depends(game, frame) else reason_against(game, frame, free)


def _as_if_staged(game: Game, frame: Frame, copy: Copy, free: bool) -> Reason | None:
    """The reason against an operation with its card where it will be while it resolves: in the Staging Area."""
    staging = game.number("staging", frame.player)
    return game.supposing(copy, staging, lambda: reason_against(game, frame, free=free))


def reason_against_activating(game: Game, player: Player, copy: Copy, address: str) -> Reason | None:
    """Why an ACTIVATION cannot be used now (op.activation)."""
    if copy in game.state.hosts:
        return Reason("beamed", {"card": copy})
    if not works(game, copy, game.pool.trees[address], None):
        return Reason("exhausted" if game.status(copy, "exhausted") else "position", {"card": copy})
    frame = Frame(address, player, player, copy)
    if not depends(game, frame):
        return reason_against(game, frame)
    return game.supposing_turned(copy, "exhausted", True, lambda: reason_against(game, frame))


def reason_against_completing(game: Game, player: Player, mission: Copy) -> Reason | None:
    """Why a mission cannot be completed now by a player who has a token left for it (mission.3, mission.4)."""
    return None if goal_met(game, player, mission) else Reason("goal", {"mission": mission})
