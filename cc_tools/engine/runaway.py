"""Chains of effects that never end: counted, recognised, and named with what led there."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.model.instructions import Emit, Instruction

BUDGET = 200_000
"""So many instructions may lie between two questions."""

SUSPECT = 4_096
"""After so many, states are compared."""


class RunawayError(Exception):
    """A chain of effects that does not end. `trace` is what was carried out last, newest at the end."""

    def __init__(self, message: str, trace: list[str]) -> None:
        super().__init__("\n  ".join([message, *trace]))
        self.trace = trace


class Watch:
    """Counts the instructions of one run, and looks for a state that comes back (Brent's way of finding cycles)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = 0
        self._limit = SUSPECT
        self._mark = ""

    def count(self, instruction: Instruction) -> None:
        """One more instruction. Raises RunawayError."""
        self.steps += 1
        if self.steps < SUSPECT or not isinstance(instruction, Emit):
            return
        if self.steps > BUDGET:
            raise RunawayError(f"{self.steps} instructions without a decision", self._trace())
        print_ = fingerprint(self.game)
        if print_ == self._mark:
            raise RunawayError("the same state came back without a decision", self._trace())
        if self.steps >= self._limit:
            self._mark = print_
            self._limit *= 2

    def _trace(self) -> list[str]:
        frames = [f"{frame.program} at {frame.at}" for frame in self.game.state.stack]
        return [*frames, *(str(line) for line in self.game.state.log[-20:])]


def fingerprint(game: Game) -> str:
    """Everything of a state that decides what happens next, as text."""
    state = game.state
    frames = [(f.program, f.at, f.actor, f.card, sorted(f.names.items(), key=str), f.done) for f in state.stack]
    return repr(
        (state.areas, state.hosts, state.turned, sorted(state.amounts.items()), sorted(state.tokens.items()), frames)
    )
