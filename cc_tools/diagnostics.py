"""What every check reports: a finding with a stable code, a place, and where possible a mend. Pure data.

A user's mistake is such a value and never an exception. Lines and columns count from 1, columns in
characters; an end is the place just behind the last character.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum


class Severity(StrEnum):
    """How much a finding weighs: an error fails a run, a warning only when asked to, a note never."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Applicability(StrEnum):
    """Whether a fix keeps the author's meaning for sure, probably, or is only shown."""

    SAFE = "safe"
    UNSAFE = "unsafe"
    DISPLAY = "display"


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place in a text: line and column, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """From the first character to the place behind the last, in one file (path relative to the workspace)."""

    file: str
    start: Position
    end: Position


OPERATION = "<operation>"


def within_operation(start: int, end: int) -> Span:
    """The span of characters `start` to `end` (from 0) inside one operation string that stands nowhere yet."""
    return Span(OPERATION, Position(1, start + 1), Position(1, max(end, start + 1) + 1))


@dataclass(frozen=True, slots=True)
class Code:
    """A kind of finding: its stable id (`L004`), its name, its severity, and its manual page."""

    id: str
    name: str
    manual: str
    severity: Severity = Severity.ERROR


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that belongs to a finding, and what is there."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Put `replacement` where `span` is."""

    span: Span
    replacement: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A mend for a finding: what it does, in words and as edits."""

    message: str
    edits: tuple[Edit, ...]
    applicability: Applicability = Applicability.UNSAFE


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `suggestion` is the text meant instead of what the span covers, where there is one."""

    code: Code
    message: str
    span: Span
    related: tuple[Related, ...] = ()
    suggestion: str | None = None
    fix: Fix | None = None

    @property
    def severity(self) -> Severity:
        return self.code.severity

    def moved(self, place: Callable[[Span], Span]) -> Diagnostic:
        """The same finding with every span put through `place` (an operation's own columns become a file's)."""
        related = tuple(replace(r, span=place(r.span)) for r in self.related)
        fix = self.fix
        if fix is not None:
            fix = replace(fix, edits=tuple(replace(e, span=place(e.span)) for e in fix.edits))
        return replace(self, span=place(self.span), related=related, fix=fix)


def sort(findings: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Findings by file, place and code, each once."""
    return sorted(dict.fromkeys(findings), key=lambda f: (f.span, f.code.id, f.message))


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that a misspelt one most likely meant, or None where none is near."""
    candidates = sorted(set(known))
    near = difflib.get_close_matches(word, candidates, n=1, cutoff=0.6)
    return near[0] if near else None


def respelled(code: Code, message: str, span: Span, word: str, known: Iterable[str]) -> Diagnostic:
    """A finding about an unknown `word`, with the near known word as suggestion and as fix."""
    meant = closest(word, known)
    if meant is None:
        return Diagnostic(code, message, span)
    fix = Fix(f"write `{meant}`", (Edit(span, meant),))
    return Diagnostic(code, f"{message}; did you mean `{meant}`?", span, suggestion=meant, fix=fix)
