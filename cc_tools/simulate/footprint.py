"""What a game left its mark on: the operations that were begun, and the branches that were taken."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.engine.options import BRANCHES
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.model.instructions import Ask, Program


class Footprint:
    """Counts by address the operations begun (`executed`), and by address and letter the branches taken (`branches`).

    The branches of a second choice of the same operation have a 2 before their letter, and so on.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._starts: dict[str, Mapping[int, str] | None] = {}
        self.executed: dict[str, int] = {}
        self.branches: dict[str, int] = {}

    def step(self, frame: Frame) -> None:
        """One instruction more, as the machine tells of it."""
        program = frame.program
        if program in self._starts:
            starts = self._starts[program]
        else:
            starts = self._starts[program] = self._found(program)
        if starts is not None and (mark := starts.get(frame.at)) is not None:
            counted = self.branches if mark else self.executed
            key = f"{program} {mark}" if mark else program
            counted[key] = counted.get(key, 0) + 1

    def _found(self, program: str) -> Mapping[int, str] | None:
        """Where an operation and its branches start; None for what is no operation of a card."""
        return starts(self._pool.program(program)) if program in self._pool.trees else None


def starts(program: Program) -> Mapping[int, str]:
    """By position the name of the branch that starts there, with the empty name for the operation itself."""
    found = {0: ""}
    choices = [one for one in program.code if isinstance(one, Ask) and one.branches]
    for number, choice in enumerate(choices, 1):
        for letter, position in zip(BRANCHES, choice.branches, strict=False):
            found[position] = letter if number == 1 else f"{number}{letter}"
    return found
