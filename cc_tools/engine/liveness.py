"""Which instructions of a program matter where a cost is judged: what only makes a name that is never read does not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TypeGuard

from cc_tools.model import instructions as i
from cc_tools.model.instructions import Program

_NUMBERED = re.compile(r"%[a-z-]+[0-9]+")
"""Names that the lowering made for one place; a query of the game cannot know them, and so reads none by itself."""


def mattering(program: Program, judged: Collection[type[i.Instruction]]) -> list[bool]:
    """By position whether an instruction matters: of a class that is judged, and not only for names that none reads.

    Costs are judged forwards, so that the instructions behind one are all that can read what it names.
    """
    read: set[str] = set()
    found = []
    for one in reversed(program.code):
        matters = one.__class__ in judged and not (_only_names(one) and one.into not in read)
        if matters:
            read.update(_names_read(one))
        found.append(matters)
    return found[::-1]


def _only_names(one: i.Instruction) -> TypeGuard[i.Let | i.Ask]:
    """Whether all that an instruction can be to a cost is a name."""
    if not isinstance(one, i.Let | i.Ask) or one.needs is not None or not _NUMBERED.fullmatch(one.into):
        return False
    return isinstance(one, i.Let) or (one.end is None and not one.branches and isinstance(one.options, i.Query))


def _names_read(one: i.Instruction) -> Iterator[str]:
    """The names that an instruction reads where a cost is judged."""
    match one:
        case i.Let():
            yield from _names_in(one.value, one.needs)
        case i.Ask():
            yield from _names_in(one.options, one.needs)
        case i.Spend():
            yield from _names_in(one.holder, one.amount)


def _names_in(*values: i.Value) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, i.Query):
            yield from _names_in(*value.arguments)
        elif isinstance(value, i.Size):
            yield from _names_in(value.of)
