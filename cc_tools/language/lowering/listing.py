"""A program as text: one line for each instruction, with its position, its name and what it works on."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from cc_tools.language.printer import print_condition, print_core, print_noun
from cc_tools.model.instructions import Amount, Happening, Instruction, Program, Query, Size, Things
from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Done,
    Effect,
    Have,
    Is,
    Not,
    NounPhrase,
    OptionIs,
    Shares,
    Some,
)

_CONDITIONS = (AllOf, AnyOf, Compare, Done, Have, Is, Not, OptionIs, Shares, Some)
_TARGETS = frozenset({"otherwise", "end", "target"})


def listing(program: Program) -> list[str]:
    """The instructions of a program, one a line; positions that an instruction goes on at stand as `→ 7`."""
    width = len(str(len(program.code)))
    return [f"{at:>{width}}  {shown(instruction)}" for at, instruction in enumerate(program.code)]


def shown(instruction: Instruction) -> str:
    """One instruction as text."""
    parts = [instruction.__class__.__name__.lower()]
    for field in fields(instruction):
        value = getattr(instruction, field.name)
        if not field.repr or value == field.default or value is None:
            continue
        parts.append(_part(field.name, value))
    return " ".join(parts)


def _part(name: str, value: Any) -> str:
    if name in _TARGETS:
        return f"{name} → {value}"
    text = _value(value)
    return text if name in ("into", "value", "test", "event", "effect", "over") else f"{name.rstrip('_')}={text}"


def _value(value: Any) -> str:
    match value:
        case NounPhrase():
            return f"`{print_noun(value)}`"
        case Things():
            source = f" from {_value(value.source)}" if value.source is not None else ""
            return f"{_value(value.noun)}{source}"
        case Query():
            return f"{value.name}({', '.join(_value(one) for one in value.arguments)})"
        case Size():
            return f"size of {_value(value.of)}"
        case Amount():
            return _amount(value)
        case Happening():
            return _happening(value)
        case Effect():
            return f"`{print_core(value)}`"
        case tuple():
            return f"({', '.join(_value(one) for one in value)})"
        case str():
            return value
        case _ if isinstance(value, _CONDITIONS):
            return f"`{print_condition(value)}`"
        case _:
            return str(value)


def _amount(amount: Amount) -> str:
    text = str(amount.quantity)
    if amount.per is not None:
        text += f" per {_value(amount.per)}"
    if amount.plus is not None:
        text += f" plus {_value(amount.plus)}"
    return text if amount.maximum is None else f"{text} max {amount.maximum}"


def _happening(event: Happening) -> str:
    rest = [
        _part(field.name, value) for field in fields(event)[1:] if (value := getattr(event, field.name)) is not None
    ]
    return " ".join([event.verb, *rest])
