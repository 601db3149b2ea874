"""The outcome of the pipeline as a command reports it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cc_tools.cli.codes import nothing_checked
from cc_tools.cli.conclusion import counted, passes, tally
from cc_tools.cli.output.envelope import Envelope, findings
from cc_tools.cli.output.validate import Counts
from cc_tools.cli.reporters import Report
from cc_tools.pipeline import Outcome

_COUNTS = ("records", "cards", "printings", "faces", "operations", "files")


def complete(outcome: Outcome, places: Sequence[Path]) -> Outcome:
    """The outcome, with a finding of its own where nothing at all was checked."""
    if outcome.counts.records or not passes(outcome.findings, "error"):
        return outcome
    empty = nothing_checked(", ".join(place.as_posix() for place in places))
    return replace(outcome, findings=(*outcome.findings, empty))


def output(outcome: Outcome, fail_on: str) -> dict[str, Any]:
    """The keys that the output of every command that checks has."""
    return {
        "data_hash": outcome.data_hash,
        "ok": passes(outcome.findings, fail_on),
        "counts": Counts(**{name: getattr(outcome.counts, name) for name in _COUNTS}),
        "findings": findings(outcome.findings),
    }


def report(outcome: Outcome, of: Envelope, *more: str) -> Report:
    """The report of an outcome, its summary followed by what else there is to say."""
    counts = outcome.counts
    numbers = [
        counted(counts.records, "record"),
        counted(counts.cards, "card"),
        counted(counts.printings, "printing"),
        counted(counts.operations, "operation"),
    ]
    summary = "\n".join([f"{', '.join(numbers)} checked: {tally(outcome.findings)}", *more])
    return Report(outcome.findings, summary, of, outcome.sources)
