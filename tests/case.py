"""Cases on disk: an input and the findings expected for it in one file, one finding a line.

`{00A0}` in an input stands for the character with that number, so that what cannot be seen can be read. A case whose
name ends in `_silent` has to raise nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from cc_tools.diagnostics import Diagnostic, sort
from tests.golden import Golden

CASES = Path(__file__).parent / "cases"
SPLIT = "=== findings\n"
_CHARACTER = re.compile(r"\{([0-9A-F]{4,6})\}")


def cases(folder: str) -> list[Path]:
    """The case files of a folder, in order."""
    return sorted((CASES / folder).glob("*.txt"))


def given(case: Path) -> str:
    """The input of a case."""
    text = case.read_text(encoding="utf-8").partition(SPLIT)[0]
    return _CHARACTER.sub(lambda found: chr(int(found[1], 16)), text)


def lines(findings: Iterable[Diagnostic]) -> str:
    """Findings as a case writes them: code, place, message, then related places and edits, indented."""
    return "".join(_line(finding) for finding in sort(findings))


def _line(finding: Diagnostic) -> str:
    start, end = finding.span.start, finding.span.end
    stop = str(end.column) if end.line == start.line else f"{end.line}:{end.column}"
    found = f"{finding.code.id} {start.line}:{start.column}-{stop} {finding.message}\n"
    for related in finding.related:
        found += f"  see {related.span.start.line}:{related.span.start.column} {related.message}\n"
    for edit in finding.fix.edits if finding.fix is not None else ():
        found += f"  fix {edit.span.start.line}:{edit.span.start.column} {edit.replacement!r}\n"
    return found


def check(case: Path, findings: Iterable[Diagnostic], golden: Golden) -> None:
    """The findings have to be those of the case, and none where it is to be silent."""
    found = lines(findings)
    if case.stem.endswith("_silent"):
        assert not found
    golden.check(case, case.read_text(encoding="utf-8").partition(SPLIT)[0] + SPLIT + found)
