"""The machine: carries out instructions until a player has to be asked, or the game is over. Only `Ask` waits.

Every instruction is compiled once into a function over a game and a frame; the state knows nothing of these functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.options import asking
from cc_tools.engine.pool import Pool
from cc_tools.engine.runaway import SUSPECT, Watch
from cc_tools.engine.state import Frame
from cc_tools.engine.steps import Step, step_of
from cc_tools.model.instructions import Instruction, Program

Trace = Callable[[Frame], None]
"""Is told of each instruction before it is carried out: the program that it belongs to, and where it stands there."""


def run(game: Game, trace: Trace | None = None) -> None:
    """Goes on until a question waits or the game is over. Raises RunawayError where a chain of effects never ends."""
    if game.pool.coverage is None and _soon(game, trace):
        return
    state, watch, coverage = game.state, Watch(game), game.pool.coverage
    while state.question is None and state.over is None:
        frame = state.stack[-1]
        if trace is not None:
            trace(frame)
        at = frame.at
        watch.count(game.pool.program(frame.program).code[at])
        instruction = step(game)
        if coverage is not None:
            coverage.carried_out(frame, at, instruction, state.question is not None)


def _soon(game: Game, trace: Trace | None) -> bool:
    """Whether a question waits, or the game is over, after so few instructions that nobody needs to watch."""
    state, pool, known, stack = game.state, game.pool, game.pool.steps, game.state.stack
    frame: Frame | None = None
    steps: tuple[Step, ...] = ()
    for _ in range(SUSPECT):
        if frame is not stack[-1]:
            frame = stack[-1]
            steps = known.get(frame.program) or steps_of(pool, frame.program)
        if trace is not None:
            trace(frame)
        at = frame.at
        frame.at = at + 1
        steps[at](game, frame)
        if state.question is not None or state.over is not None:
            return True
    return False


def step(game: Game) -> Instruction:
    """Carries out one instruction and gives it back."""
    frame = game.state.stack[-1]
    at = frame.at
    instruction = game.pool.program(frame.program).code[at]
    frame.at = at + 1
    steps_of(game.pool, frame.program)[at](game, frame)
    return instruction


def steps_of(pool: Pool, name: str) -> tuple[Step, ...]:
    """What carries out the instructions of a program, by position. Raises KeyError where there is no such program."""
    found = pool.steps.get(name)
    if found is None:
        found = pool.steps[name] = pool.once("steps", pool.program(name), _steps)
    return found


def _steps(pool: Pool, program: Program) -> tuple[Step, ...]:
    return tuple(step_of(pool, one) for one in program.code)


def ask_anew(game: Game) -> None:
    """Puts the question that waits once more, from the state as it is now."""
    game.state.stack[-1].at -= asking(game) is not None
    game.state.question = None
    step(game)


def push(game: Game, program: str, player: int, card: int | None, **names: Any) -> Frame:
    """Begins a program on top of what is under way."""
    frame = Frame(program, player, player, card, names={f"%{name}": found for name, found in names.items()})
    game.state.stack.append(frame)
    return frame
