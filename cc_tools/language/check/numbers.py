"""Numbers that count nothing."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.language.check.found import Found
from cc_tools.model.tree import Choose, Compare, Effect, NounPhrase, Quantity, Repeat


def numbers(found: Found) -> Iterator[Diagnostic]:
    """0 counts nothing, but may be compared with, and continuous numbers may be set to it."""
    zeros = [quantity for quantity in found.of(Quantity) if quantity.low == 0]
    allowed = [id(quantity) for quantity in _may_be_zero(found)] if zeros else []
    for zero in zeros:
        if id(zero) not in allowed:
            yield finding(codes.BAD_NUMBER, "0 is nothing to count here", zero.span)
    for choose in found.of(Choose):
        if choose.times is not None:
            yield from _choice(choose, choose.times)
    for repeat in found.of(Repeat):
        if repeat.times.form not in ("exactly", "up-to", "between", "any-number"):
            yield finding(codes.BAD_NUMBER, "`repeat` takes a number, a range or `up to`", repeat.times.span)


def _may_be_zero(found: Found) -> Iterator[Quantity]:
    nouns = [noun for compare in found.of(Compare) for noun in (compare.left, compare.right)]
    objects = (effect.object for effect in found.of(Effect))
    nouns += [noun for noun in objects if isinstance(noun, NounPhrase) and noun.sort == "number"]
    yield from (noun.quantity for noun in nouns if noun.quantity is not None and not noun.groups)


def _choice(node: Choose, times: Quantity) -> Iterator[Diagnostic]:
    if times.form not in ("exactly", "between", "up-to"):
        yield finding(codes.BAD_NUMBER, "`choose` takes a number, a range or `up to`", times.span)
    elif times.form == "exactly" and times.low == len(node.branches):
        message = "with as many as there are branches nothing is chosen; write them one after the other"
        yield finding(codes.BAD_NUMBER, message, times.span)
