"""Numbers that count nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.model.tree import Choose, Compare, Effect, NounPhrase, Quantity, Repeat


def numbers(found: Sequence[Any]) -> Iterator[Diagnostic]:
    """0 counts nothing, but may be compared with, and continuous numbers may be set to it."""
    allowed = {id(quantity) for node in found for quantity in _may_be_zero(node)}
    for node in found:
        if isinstance(node, Quantity) and node.low == 0 and id(node) not in allowed:
            yield finding(codes.BAD_NUMBER, "0 is nothing to count here", node.span)
        if isinstance(node, Choose) and node.times is not None:
            yield from _choice(node, node.times)
        if isinstance(node, Repeat) and node.times.form not in ("exactly", "up-to", "between", "any-number"):
            yield finding(codes.BAD_NUMBER, "`repeat` takes a number, a range or `up to`", node.times.span)


def _may_be_zero(node: Any) -> Iterator[Quantity]:
    nouns: list[NounPhrase] = []
    if isinstance(node, Compare):
        nouns = [node.left, node.right]
    elif isinstance(node, Effect) and isinstance(node.object, NounPhrase) and node.object.sort == "number":
        nouns = [node.object]
    yield from (noun.quantity for noun in nouns if noun.quantity is not None and not noun.groups)


def _choice(node: Choose, times: Quantity) -> Iterator[Diagnostic]:
    if times.form not in ("exactly", "between", "up-to"):
        yield finding(codes.BAD_NUMBER, "`choose` takes a number, a range or `up to`", times.span)
    elif times.form == "exactly" and times.low == len(node.branches):
        message = "with as many as there are branches nothing is chosen; write them one after the other"
        yield finding(codes.BAD_NUMBER, message, times.span)
