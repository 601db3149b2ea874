"""A finding about a node of the tree."""

from __future__ import annotations

from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, within_operation
from cc_tools.model.tree import Place


def finding(code: Code, message: str, at: Place, meant: str | None = None) -> Diagnostic:
    """A finding at a place of the operation; `meant` is the text that should stand there."""
    span = within_operation(*at)
    fix = Fix(f"write `{meant}`", (Edit(span, meant),)) if meant is not None else None
    return Diagnostic(code, message, span, suggestion=meant, fix=fix)
