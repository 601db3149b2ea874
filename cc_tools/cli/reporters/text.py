"""For people: each finding with its place, the line of the source, carets under what is meant, and the mend."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TextIO

from cc_tools.cli.reporters import Report
from cc_tools.cli.terminal import cells, painted, plain
from cc_tools.diagnostics import Diagnostic, Edit, Severity, Span

if TYPE_CHECKING:
    from cc_tools.scenarios import Failure

_COLOUR = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def write(report: Report, out: TextIO) -> None:
    """Write every finding, of a failed scenario also the position and the log, and the summary."""
    failures = {result.finding: result.failure for result in report.results}
    for finding in report.findings:
        write_finding(finding, report.sources, out)
        failure = failures.get(finding)
        for line in played(failure) if failure is not None else ():
            print(line, file=out)
    print(report.summary, file=out)


def played(failure: Failure) -> Iterator[str]:
    """The position in which a scenario failed and the log of its game, for people, each under its heading."""
    for heading, lines in (("position:", failure.position), ("log:", failure.log)):
        if lines:
            yield from (f"  {heading}", *(f"    {plain(line)}" for line in lines), "")


def write_finding(finding: Diagnostic, sources: Mapping[str, str], out: TextIO) -> None:
    """Write one finding and an empty line; `sources` as in a report."""
    for line in _finding(finding, sources, out):
        print(line, file=out)
    print(file=out)


def _finding(finding: Diagnostic, sources: Mapping[str, str], out: TextIO) -> Iterator[str]:
    colour = _COLOUR[finding.severity]
    head = painted(f"{finding.severity}[{finding.code.id}]", colour, out)
    yield f"{head}: {painted(plain(finding.message), 'bold', out)}"
    gutter = max(len(str(span.start.line)) for span in [finding.span, *(r.span for r in finding.related)])
    yield from _place(finding.span, sources, gutter, colour, out)
    for related in finding.related:
        yield f"{' ' * gutter} = note: {plain(related.message)}"
        yield from _place(related.span, sources, gutter, "blue", out)
    if finding.fix is not None:
        yield f"{' ' * gutter} = fix: {plain(finding.fix.message)}"
        edits = finding.fix.edits if len(finding.fix.edits) == 1 else ()
        yield from (f"{' ' * gutter}   {line}" for edit in edits for line in _edited(edit, finding, sources))
    elif finding.suggestion is not None:
        yield f"{' ' * gutter} = suggestion: {plain(finding.suggestion)}"


def where(span: Span) -> str:
    """A place as editors and terminals open it: `file:line:column`."""
    return f"{span.file}:{span.start.line}:{span.start.column}"


def _place(span: Span, sources: Mapping[str, str], gutter: int, colour: str, out: TextIO) -> Iterator[str]:
    yield f"{' ' * gutter}--> {plain(where(span))}"
    line = source_line(sources, span.file, span.start.line)
    if line is None:
        return
    bar = painted("|", "blue", out)
    room = shutil.get_terminal_size().columns - gutter - 3 if out.isatty() else None
    shown, carets = underlined(line, span, room)
    yield f"{' ' * gutter} {bar}"
    yield f"{painted(f'{span.start.line:>{gutter}}', 'blue', out)} {bar} {shown}".rstrip()
    yield f"{' ' * gutter} {bar} {painted(carets, colour, out)}"
    if span.end.line > span.start.line:
        yield f"{' ' * gutter} {bar} … to line {span.end.line}"


def source_line(sources: Mapping[str, str], file: str, number: int) -> str | None:
    """Line `number` of a file as it stands, without its end; None where the text is not at hand."""
    lines = sources.get(file, "").split("\n")
    if not 1 <= number <= len(lines) or file not in sources:
        return None
    return lines[number - 1].removesuffix("\r")


def underlined(line: str, span: Span, room: int | None = None) -> tuple[str, str]:
    """A source line as a terminal shows it, and the carets below it; at least one caret, also behind the end.

    Of a line that needs more than `room` columns, the part around the carets is shown.
    """
    shown = cells(line)
    start = min(span.start.column - 1, len(shown))
    end = len(shown) if span.end.line > span.start.line else min(span.end.column - 1, len(shown))
    first, last = _window([columns for _, columns in shown], start, room)
    lead, rest = "…" if first else "", "…" if last < len(shown) else ""
    before = len(lead) + sum(columns for _, columns in shown[first:start])
    under = sum(columns for _, columns in shown[start : min(end, last)])
    return lead + "".join(text for text, _ in shown[first:last]) + rest, " " * before + "^" * max(under, 1)


def _window(columns: list[int], start: int, room: int | None) -> tuple[int, int]:
    """From which character to which a line is shown, so that it takes at most `room` columns and holds `start`."""
    if room is None or sum(columns) <= room:
        return 0, len(columns)
    first, used = start, 0
    while first > 0 and used + columns[first - 1] <= room // 3:
        first -= 1
        used += columns[first]
    last = start
    while last < len(columns) and used + columns[last] <= room - 2:
        used += columns[last]
        last += 1
    return first, last


def _edited(edit: Edit, finding: Diagnostic, sources: Mapping[str, str]) -> Iterator[str]:
    """The line after the mend, for an edit within one line."""
    span = edit.span
    line = source_line(sources, span.file, span.start.line)
    if line is None or span.start.line != span.end.line or "\n" in edit.replacement:
        return
    changed = line[: span.start.column - 1] + edit.replacement + line[span.end.column - 1 :]
    place = "" if span.start.line == finding.span.start.line else f"line {span.start.line}: "
    yield place + plain(changed.strip())
