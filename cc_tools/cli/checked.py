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
from cc_tools.pipeline import Counts as Checked, Report as Run

_COUNTS = ("records", "cards", "printings", "faces", "operations", "files", "scenarios")


def complete(outcome: Run, places: Sequence[Path]) -> Run:
    """The outcome, with a finding of its own where nothing at all was checked."""
    if outcome.counts.records or outcome.counts.scenarios or not passes(outcome.findings, "error"):
        return outcome
    empty = nothing_checked(", ".join(place.as_posix() for place in places))
    return replace(outcome, findings=(*outcome.findings, empty))


def output(outcome: Run, fail_on: str) -> dict[str, Any]:
    """The keys that the output of every command that checks has."""
    return {
        "data_hash": outcome.data_hash,
        "ok": passes(outcome.findings, fail_on),
        "counts": _counts(outcome.counts),
        "games": {game: _counts(counts) for game, counts in outcome.games.items()},
        "findings": findings(outcome.findings),
    }


def report(outcome: Run, of: Envelope, *more: str) -> Report:
    """The report of an outcome, its summary followed by what else there is to say."""
    games = [f"{game}: {_numbers(counts)}" for game, counts in outcome.games.items()]
    total = f"{_numbers(outcome.counts)} checked: {tally(outcome.findings)}"
    follow = ["the checks of translations and across cards follow once the shape of all files is right"]
    summary = "\n".join([*(games if len(games) > 1 else []), total, *(follow if outcome.partial else []), *more])
    return Report(outcome.findings, summary, of, outcome.sources)


def _counts(counts: Checked) -> Counts:
    return Counts(**{name: getattr(counts, name) for name in _COUNTS})


def _numbers(counts: Checked) -> str:
    numbers = [("records", "record"), ("cards", "card"), ("printings", "printing"), ("operations", "operation")]
    numbers += [("scenarios", "scenario")] if counts.scenarios else []
    return ", ".join(counted(getattr(counts, field), word) for field, word in numbers)
