"""Statements that can have no effect where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.language.check.found import Found
from cc_tools.model.tree import AllOf, AnyOf, Choose, Compare, Is


def statements(found: Found) -> Iterator[Diagnostic]:
    """The same thing twice in a list of conditions or branches, or a thing measured by itself."""
    for choose in found.of(Choose):
        yield from _repeated(choose.branches, "this branch stands here twice")
    for parts in [joined.parts for joined in found.of(AllOf)] + [joined.parts for joined in found.of(AnyOf)]:
        yield from _repeated(parts, "this condition stands here twice")
    for compare in found.of(Compare):
        if compare.left == compare.right:
            yield finding(codes.IMPOSSIBLE, "a thing is compared with itself", compare.span)
    for said in found.of(Is):
        if said.preposition is None and said.subject == said.predicate:
            yield finding(codes.IMPOSSIBLE, "a thing is said to be itself", said.span)


def _repeated(parts: Sequence[Any], message: str) -> Iterator[Diagnostic]:
    for index, part in enumerate(parts):
        if part in parts[:index]:
            yield finding(codes.IMPOSSIBLE, message, part.span)
