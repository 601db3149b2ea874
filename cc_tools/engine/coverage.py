"""What was carried out: by operation the instructions, and by fork the sides that were taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cc_tools.engine.state import Frame
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Instruction, Program

ON = "on"
"""The side of a fork that goes on: the test holds, the price can be paid, there is a thing more, the player accepts."""

ELSE = "else"
"""The other side: the test fails, the price cannot be paid, no thing is left, the player declines, nothing happens."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"

FORKS: Mapping[type[Instruction], str] = {
    i.Branch: "otherwise", i.Cost: "otherwise", i.Would: "otherwise", i.Ask: "otherwise", i.Each: "end",
}  # fmt: skip
"""The instructions that go on at one of several places, and the field that holds the other one."""


def forks(program: Program) -> Mapping[int, tuple[str, ...]]:
    """By position the sides of every fork of a program.

    Where both sides of one lead to the same instruction there is no fork, nor where a price asks for nothing that could
    be missing (to sing). The branches of a choice are `a`, `b`, ….
    """
    found = {at: sides(one, at) for at, one in enumerate(program.code) if not _is_free(one, at, program)}
    return {at: known for at, known in found.items() if known}


def _is_free(one: Instruction, at: int, program: Program) -> bool:
    return isinstance(one, i.Cost) and not any(_may_lack(part) for part in program.code[at + 1 : one.end])


def _may_lack(one: Instruction) -> bool:
    """Whether what an instruction needs may not be there."""
    return isinstance(one, i.Spend) or getattr(one, "needs", None) is not None


def sides(instruction: Instruction, at: int) -> tuple[str, ...]:
    """The sides of an instruction at a position; none where it is no fork."""
    if isinstance(instruction, i.Ask) and instruction.branches:
        lettered = tuple(LETTERS[: len(instruction.branches)])
        return lettered if instruction.otherwise is None else (*lettered, ELSE)
    target = _target(instruction)
    return (ON, ELSE) if target is not None and (target != at + 1 or isinstance(instruction, i.Ask)) else ()


def _target(instruction: Instruction) -> int | None:
    field = FORKS.get(instruction.__class__)
    return None if field is None else getattr(instruction, field)


class Coverage:
    """Records by the names of programs, which for an operation is its address.

    `executed` holds the positions of instructions that were carried out, `taken` the sides of forks by position, `held`
    the operations whose continuous effect or goal held when the rules asked for it. A pool with a `Coverage` is
    recorded as it is played; equal texts are one program but recorded under each address.
    """

    __slots__ = ("executed", "held", "taken")

    def __init__(self) -> None:
        self.executed: dict[str, set[int]] = {}
        self.taken: dict[str, dict[int, set[str]]] = {}
        self.held: set[str] = set()

    @property
    def touched(self) -> frozenset[str]:
        """The programs of which anything was carried out or held."""
        return frozenset(self.executed) | self.held

    def add(self, other: Coverage) -> None:
        """Adds what another one recorded."""
        for name, positions in other.executed.items():
            self.executed.setdefault(name, set()).update(positions)
        for name, known in other.taken.items():
            for at, found in known.items():
                self.taken.setdefault(name, {}).setdefault(at, set()).update(found)
        self.held |= other.held

    def carried_out(self, frame: Frame, at: int, instruction: Instruction, waits: bool) -> None:
        """An instruction that stood at a position was carried out; `waits`: a question came of it."""
        positions = self.executed.get(frame.program)
        if positions is None:
            positions = self.executed[frame.program] = set()
        positions.add(at)
        if instruction.__class__ in FORKS and not waits:
            self._fork(frame, at, instruction)

    def _fork(self, frame: Frame, at: int, instruction: Instruction) -> None:
        if frame.at == at:
            return  # `Would` waits for its windows and comes back
        if isinstance(instruction, i.Ask):
            if frame.at == at + 1 and instruction.branches:
                self.answered(frame, at, instruction, False)
            elif instruction.otherwise is not None:
                self._take(frame, at, ELSE)
            return
        target = _target(instruction)
        if target != at + 1:
            self._take(frame, at, ELSE if frame.at == target else ON)

    def answered(self, frame: Frame, at: int, ask: i.Ask, declined: bool) -> None:
        """A question was answered, or had only one answer: the branches taken, or whether the player declined."""
        if declined:
            self._take(frame, at, ELSE)
        elif ask.branches:
            for number in _numbers(frame.names.get(ask.into)):
                self._take(frame, at, LETTERS[number])
        elif ask.otherwise is not None:
            self._take(frame, at, ON)

    def _take(self, frame: Frame, at: int, side: str) -> None:
        self.taken.setdefault(frame.program, {}).setdefault(at, set()).add(side)

    def hold(self, address: str) -> None:
        """A continuous effect of an operation, or its goal, held."""
        self.held.add(address)


def _numbers(picked: Any) -> list[int]:
    return picked if isinstance(picked, list) else [picked]
