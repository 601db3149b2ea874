"""Continuous effects as steps: with an end they begin when the step is reached, without one they just hold."""

from __future__ import annotations

from cc_tools.language.lowering.code import Code, argument
from cc_tools.model.instructions import Begin
from cc_tools.model.tree import Effect


def lasting(effect: Effect, code: Code) -> None:
    """`… for turn` begins here; what stands in an operation that holds needs no instruction."""
    time = argument(effect, "for")
    if time is not None and time.sort == "time":
        code.add(Begin(effect))


def impossible(_effect: Effect, code: Code) -> None:
    """A step that cannot be carried out: nothing is there of what it would need."""
    code.let((), "nothing", needs=1)
