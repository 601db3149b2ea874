"""What a typed tree must satisfy beyond the types of its parts."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, within_operation
from cc_tools.language import codes
from cc_tools.language.dialect import Dialect
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Effect, Operation, Place, Qualifier, Quantity


def check(operation: Operation, dialect: Dialect) -> Iterator[Diagnostic]:
    """Findings about the operation as a whole."""
    yield from _continuous(operation, dialect)
    yield from _numbers(operation)


def _finding(code: Code, message: str, at: Place) -> Diagnostic:
    return Diagnostic(code, message, within_operation(*at))


def _continuous(operation: Operation, dialect: Dialect) -> Iterator[Diagnostic]:
    kind = dialect.game.kinds.get(operation.kind)
    if kind is None or kind.holds:
        return
    for node in nodes(operation):
        if isinstance(node, Effect) and node.verb in dialect.verbs and dialect.verbs[node.verb].continuous:
            ends = any(
                isinstance(given, Qualifier) and given.preposition == "for" and given.noun.sort in ("time", "deed")
                for given in node.arguments
            )
            if not ends:
                message = f"`{node.verb}` holds on: in {operation.kind} it needs an end, such as `for turn`"
                yield _finding(codes.MISPLACED_STATEMENT, message, node.span)


def _numbers(operation: Operation) -> Iterator[Diagnostic]:
    for node in nodes(operation):
        if isinstance(node, Quantity) and node.form in ("up-to", "at-least", "between", "top", "bottom") and node.low == 0:
            yield _finding(codes.BAD_NUMBER, "0 is nothing to count here", node.span)
