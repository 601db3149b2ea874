"""For GitHub Actions: workflow commands, which mark each finding at its line in the pull request."""

from __future__ import annotations

from typing import TextIO

from cc_tools.cli.reporters import Report
from cc_tools.cli.terminal import plain
from cc_tools.diagnostics import Diagnostic, Severity, Span

_COMMAND = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def write(report: Report, out: TextIO) -> None:
    """Write one workflow command a finding, and the summary as a plain line of the log."""
    for finding in report.findings:
        print(_command(finding), file=out)
    print(report.summary, file=out)


def _command(finding: Diagnostic) -> str:
    properties = {**_region(finding.span), "title": f"{finding.code.id} {finding.code.name}"}
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{_COMMAND[finding.severity]} {listed}::{_data(_message(finding))}"


def _region(span: Span) -> dict[str, str]:
    """The place in GitHub's terms: ends are inclusive, and columns count only within one line."""
    region = {"file": span.file, "line": str(span.start.line)}
    if span.start.line == span.end.line:
        region["col"] = str(span.start.column)
        region["endColumn"] = str(max(span.end.column - 1, span.start.column))
    else:
        region["endLine"] = str(span.end.line)
    return region


def _message(finding: Diagnostic) -> str:
    lines = [plain(finding.message)]
    lines += [f"{r.span.file}:{r.span.start.line}: {plain(r.message)}" for r in finding.related]
    if finding.fix is not None:
        lines.append(f"Fix: {plain(finding.fix.message)}")
    return "\n".join(lines)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
