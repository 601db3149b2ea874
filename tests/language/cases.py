"""Case files of the operation language: operations, and indented below each what has to come of it.

A line that is not indented is an operation of Captain's Chair; below it stand its findings, one a line (code, columns,
message, and what was meant), or, where it has none, its canonical form. `pytest --update` writes what stands there now.
Lines that begin with `#` are remarks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cc_tools.diagnostics import Diagnostic
from cc_tools.language.printer import print_operation
from cc_tools.language.reading import Reading, read
from tests.language.shipped import dialect

FOLDER = Path(__file__).parent.parent / "cases" / "language"
GAME = "captains-chair"


@dataclass(frozen=True, slots=True)
class Case:
    """One operation of a case file."""

    text: str
    reading: Reading

    def codes(self) -> set[str]:
        """The codes of its findings."""
        return {finding.code.id for finding in self.reading.findings}


def files(kind: str) -> list[Path]:
    """The case files of a folder."""
    return sorted((FOLDER / kind).glob("*.ops"))


def cases(file: Path) -> Iterator[Case]:
    """The operations of a file, read."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith((" ", "#")):
            yield Case(line, read(line, dialect(GAME)))


def outcome(case: Case) -> list[str]:
    """What comes of an operation: its findings, or else its canonical form."""
    reading = case.reading
    if reading.findings:
        return [_finding(finding) for finding in reading.findings]
    return [print_operation(reading.operation)] if reading.operation is not None else []


def written(file: Path, said: Callable[[Case], list[str]] = outcome, game: str = GAME) -> str:
    """The file as it has to be: what is indented is written anew, as `said` of the operation above."""
    lines: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            continue
        lines.append(line)
        if line and not line.startswith("#"):
            lines += [f"    {one}" for one in said(Case(line, read(line, dialect(game))))]
    return "\n".join(lines) + "\n"


def _finding(finding: Diagnostic) -> str:
    meant = f" -> {finding.suggestion}" if finding.suggestion is not None else ""
    return f"{finding.code.id} {finding.span.start.column}-{finding.span.end.column} {finding.message}{meant}"
