"""One operation string, read: parsed, elaborated and checked."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import elaborate
from cc_tools.language.check import check
from cc_tools.language.dialect import Dialect
from cc_tools.language.elaborate.context import Bound, Context
from cc_tools.language.syntax import parse
from cc_tools.model.tree import Operation


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a string: its tree, unless it cannot be parsed, and its findings in columns of the string."""

    operation: Operation | None
    findings: tuple[Diagnostic, ...] = ()

    @property
    def sound(self) -> bool:
        return self.operation is not None and not self.findings


def read(text: str, dialect: Dialect, received: tuple[str, ...] = ()) -> Reading:
    """Read an operation string. `received` are names that another operation has bound (a goal's, for its reward)."""
    tree = parse(text)
    if isinstance(tree, Diagnostic):
        return Reading(None, (tree,))
    context = Context(dialect, bindings={name: Bound((0, 0), "any", used=True) for name in received})
    operation = elaborate.operation(context, tree)
    return Reading(operation, (*context.findings, *check(operation, dialect)))
