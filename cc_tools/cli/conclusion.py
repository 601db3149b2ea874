"""How a command that checks ends: the report in the wanted format, and the exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

import typer

from cc_tools.cli import reporters
from cc_tools.cli.reporters import Report
from cc_tools.diagnostics import Diagnostic, Severity

_FAILING = {"error": {Severity.ERROR}, "warning": {Severity.ERROR, Severity.WARNING}}


def passes(findings: Sequence[Diagnostic], fail_on: str) -> bool:
    """Whether no finding is as severe as `fail_on` (`error` or `warning`)."""
    return not any(finding.severity in _FAILING[fail_on] for finding in findings)


def counted(count: int, singular: str, plural: str | None = None) -> str:
    """A number with its noun: `1 error`, `1,274 operations`."""
    return f"{count:,} {singular if count == 1 else plural or singular + 's'}"


def tally(findings: Sequence[Diagnostic]) -> str:
    """How many findings of each severity: `2 errors, 1 warning`, or `no findings`."""
    numbers = {severity: sum(f.severity is severity for f in findings) for severity in Severity}
    return ", ".join(counted(number, severity.value) for severity, number in numbers.items() if number) or "no findings"


def conclude(report: Report, format_: str, fail_on: str) -> NoReturn:
    """Write the report to stdout and end with code 0, or 1 if a finding is as severe as `fail_on`."""
    reporters.find(format_).write(report, sys.stdout)
    raise typer.Exit(0 if passes(report.findings, fail_on) else 1)


def refuse(message: str, code: int = 2) -> NoReturn:
    """Say on stderr why nothing was done, and end with `code`."""
    typer.echo(f"cc-tools: {message}", err=True)
    raise typer.Exit(code)
