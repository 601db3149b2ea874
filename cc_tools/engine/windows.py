"""Windows: whatever waits for an event has its turn, compulsory operations before free ones, the active player's first.

A window is a program of one instruction, to which it comes back until nothing more wants to answer (timing.5).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine import words
from cc_tools.engine.game import Game
from cc_tools.engine.legality import reason_against
from cc_tools.engine.options import apart, id_of, move_id
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Event, Frame, Option, Player, Question
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Program

WINDOW = "window"
"""The program of a window: it holds the event, and what waits for it."""

WINDOW_PROGRAM = Program(WINDOW, (i.Respond(),))
"""Its only instruction."""

PHASES = 4
"""Compulsory and free operations of the active player, then of the other."""


def push(game: Game, event: Event, moment: str, waiting: list[tuple[int, str]]) -> None:
    """Opens a window for an event, with the copies and addresses of what waits for it."""
    frame = Frame(WINDOW, game.state.active, game.state.active, None)
    frame.names = {"event": event, "phase": 0, "moment": moment, "waiting": waiting}
    game.state.stack.append(frame)


def respond(game: Game, frame: Frame) -> None:
    """One turn of a window: the next compulsory operation, or the question which free one to use, or the end.

    What was cancelled does not come, so nothing answers it any more (timing.13).
    """
    names = frame.names
    event: Event = names["event"]
    while names["phase"] < PHASES and not event.cancelled:
        player = game.state.active if names["phase"] < 2 else 1 - game.state.active
        answered = names.pop("%answer", None)
        if names["phase"] % 2 == 0:
            if _compulsory(game, frame, player, answered):
                return
        elif (answered is None or answered) and _free(game, frame, player, answered):
            return
        names["phase"] += 1
    _close(game, frame)


def _close(game: Game, frame: Frame) -> None:
    """The window shuts; what waits for the event learns whether it was cancelled."""
    game.state.stack.pop()
    event: Event = frame.names["event"]
    if event.cancelled:
        for below in reversed(game.state.stack):
            marks = [name for name in below.names if name.startswith("%would")]
            if marks:
                below.names[marks[0]].append(event.it if event.it is not None else -1)
                return


def _compulsory(game: Game, frame: Frame, player: Player, answered: list[Any] | None) -> bool:
    ready = [one for one in _ready(game, frame, player) if game.rules.compulsory(game.pool.trees[one[1]].kind)]
    if not ready:
        return False
    if answered:
        ready = [one for one in ready if list(one) == list(answered[0])]
    elif len({address for _, address in ready}) > 1:
        _put(game, frame, player, "order", ready, 1, optional=False)
        return True
    _start(game, frame, ready[0])
    return True


def _free(game: Game, frame: Frame, player: Player, answered: list[Any] | None) -> bool:
    if answered:
        _start(game, frame, tuple(answered[0]))
        return True
    ready = [one for one, reason in considered(game, frame, player) if reason is None]
    if not ready:
        return False
    _put(game, frame, player, WINDOW, ready, 1, optional=True)
    return True


def considered(game: Game, frame: Frame, player: Player) -> Iterator[tuple[tuple[int, str], Reason | None]]:
    """The free operations of a player that wait in a window, with the reason why one cannot be used."""
    event: Event = frame.names["event"]
    for copy, address in frame.names["waiting"]:
        tree = game.pool.trees[address]
        if game.controller(copy) == player and not game.rules.compulsory(tree.kind):
            idle = None if game.rules.works(game, copy, tree, event) else Reason("idle", {"card": copy})
            yield (copy, address), idle or reason_against(game, _frame(game, frame, (copy, address)))


def _ready(game: Game, frame: Frame, player: Player) -> list[tuple[int, str]]:
    """What still waits in a window, of one player, and still could act."""
    event: Event = frame.names["event"]
    return [
        (copy, address)
        for copy, address in frame.names["waiting"]
        if game.controller(copy) == player and game.rules.works(game, copy, game.pool.trees[address], event)
    ]


def _put(
    game: Game, frame: Frame, player: Player, kind: str, ready: list[tuple[int, str]], high: int, *, optional: bool
) -> None:
    ids = apart([_id(game, player, one, kind) for one in ready])
    options = tuple(Option(id_, list(one)) for id_, one in zip(ids, ready, strict=True))
    frame.at = 0
    game.state.question = Question(player, kind, options, 1, high, optional, None)


def _id(game: Game, player: Player, one: tuple[int, str], kind: str) -> str:
    copy, address = one
    if kind == "order":
        return id_of(game, player, copy)
    return move_id(game, player, game.rules.moves[game.pool.trees[address].kind], copy, address)


def _frame(game: Game, window: Frame, one: tuple[int, str]) -> Frame:
    """The frame in which an operation would answer the event of a window."""
    copy, address = one
    event: Event = window.names["event"]
    player = game.controller(copy)
    frame = Frame(address, player, player, copy, answers=event.copied())
    frame.names["it"] = event.it if event.it is not None else event.target if isinstance(event.target, int) else None
    frame.names["%suits"] = list(event.words) or (sorted(words.suits(game, event.it)) if event.it is not None else [])
    return frame


def _start(game: Game, frame: Frame, one: tuple[int, str]) -> None:
    """Begins an operation that answers the event; the window goes on afterwards, without it if it answers but once."""
    frame.at = 0
    answer = _frame(game, frame, one)
    if not game.rules.repeats(game, answer):
        frame.names["waiting"] = [two for two in frame.names["waiting"] if list(two) != list(one)]
    game.rules.begin(game, answer)
