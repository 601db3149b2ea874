"""One operation string, read: parsed, elaborated and checked."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import elaborate
from cc_tools.language.check import check
from cc_tools.language.dialect import Dialect
from cc_tools.language.elaborate.context import Bound, Context
from cc_tools.language.repair import mend
from cc_tools.language.syntax import DeadEnd, Parsed, parse
from cc_tools.model.tree import Operation


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a string: its tree, unless it cannot be parsed, and its findings in columns of the string."""

    operation: Operation | None
    findings: tuple[Diagnostic, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether there is a tree and nothing is wrong with it."""
        return self.operation is not None and not self.findings


def read(text: str, dialect: Dialect, received: tuple[str, ...] = ()) -> Reading:
    """Read an operation string. `received` are names that another operation has bound (a goal's, for its reward)."""
    tree = parse(text)
    match tree:
        case Diagnostic():
            return Reading(None, (tree,))
        case DeadEnd():
            return Reading(None, (mend(tree, dialect, lambda changed: _trial(changed, dialect, received)),))
        case _:
            return _typed(tree, dialect, received)


def _typed(tree: Parsed, dialect: Dialect, received: tuple[str, ...]) -> Reading:
    context = Context(dialect, bindings={name: Bound((0, 0), "any", used=True) for name in received})
    operation = elaborate.operation(context, tree)
    return Reading(operation, (*context.findings, *check(operation, dialect)))


def _trial(text: str, dialect: Dialect, received: tuple[str, ...]) -> int | None:
    """How many findings a changed text has, or None where it still cannot be parsed."""
    tree = parse(text)
    if isinstance(tree, (Diagnostic, DeadEnd)):
        return None
    return len(_typed(tree, dialect, received).findings)
