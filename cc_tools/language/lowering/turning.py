"""Cards that are turned: exhausted, refreshed."""

from __future__ import annotations

from dataclasses import replace

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.model.instructions import Emit, Happening, Turn, Value, Would
from cc_tools.model.tree import Effect


def turned(effect: Effect, code: Code, status: str, value: Value) -> None:
    """The cards of the step take a status: replacements first, then the event for each card."""
    things, end = picked(effect, code), code.label()
    event = Happening(effect.verb, things)
    code.add(Would(event, end, things), Turn(things, status, value), Emit(replace(event, things=things)))
    code.place(end)
