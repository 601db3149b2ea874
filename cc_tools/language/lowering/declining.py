"""How a step becomes one that may be left out: its first pick may be declined, or yes or no is asked."""

from __future__ import annotations

from dataclasses import replace

from cc_tools.language.lowering.code import Code
from cc_tools.model.instructions import (
    As,
    Ask,
    Branch,
    Cost,
    Done as Done_,
    Instruction,
    Let,
    Note,
    Query,
    Spend,
    Would,
)
from cc_tools.model.tree import Place


def let_decline(code: Code, start: int, otherwise: int, place: Place, price: str | None) -> None:
    """Makes the instructions from `start` on, which are the step at a place of the text, optional.

    What cannot be begun is not asked about; without a `price` that has been judged just before.
    """
    for position in range(start, code.position):
        instruction = code.at(position)
        if isinstance(instruction, Ask) and instruction.otherwise is None:
            code.change(position, _declinable(instruction, otherwise))
            return
        if not _passed_by(instruction):
            break
    begun = next((at for at in range(start, code.position) if _begins(code.at(at))), None)
    code.insert(start, Ask(code.name("yes"), "may", ("yes",), 1, 1, otherwise, step=place))
    if begun is not None and price is not None:
        end = code.label()
        code.insert(start, Cost(end, otherwise, price))
        code.place(end, begun + 3)


def _declinable(ask: Ask, otherwise: int) -> Ask:
    return replace(ask, low=max(ask.low, 1) if isinstance(ask.low, int) else ask.low, otherwise=otherwise)


def _passed_by(instruction: Instruction | None) -> bool:
    """What may stand before the first pick of a step: values, who acts, replacements, whether the harm is ignored."""
    if isinstance(instruction, Branch):
        return instruction.test == Query("attack-stands")
    return isinstance(instruction, Let | Cost | As | Note | Would | Done_)


def _begins(instruction: Instruction | None) -> bool:
    """Whether an instruction needs something that may not be there."""
    if isinstance(instruction, Let | Ask):
        return instruction.needs is not None
    return isinstance(instruction, Spend)
