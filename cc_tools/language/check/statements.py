"""Statements that can have no effect where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.model.tree import AllOf, AnyOf, Choose, Compare, Is


def statements(found: Sequence[Any]) -> Iterator[Diagnostic]:
    """The same thing twice in a list of conditions or branches, or a thing measured by itself."""
    for node in found:
        if isinstance(node, Choose):
            yield from _repeated(node.branches, "this branch stands here twice")
        elif isinstance(node, (AllOf, AnyOf)):
            yield from _repeated(node.parts, "this condition stands here twice")
        elif isinstance(node, Compare) and node.left == node.right:
            yield finding(codes.IMPOSSIBLE, "a thing is compared with itself", node.span)
        elif isinstance(node, Is) and node.preposition is None and node.subject == node.predicate:
            yield finding(codes.IMPOSSIBLE, "a thing is said to be itself", node.span)


def _repeated(parts: Sequence[Any], message: str) -> Iterator[Diagnostic]:
    for index, part in enumerate(parts):
        if part in parts[:index]:
            yield finding(codes.IMPOSSIBLE, message, part.span)
