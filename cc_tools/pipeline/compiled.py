"""Card files to a database: the whole line, and what a reader is told where the data has errors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cc_tools import database
from cc_tools.diagnostics import Severity
from cc_tools.games.package import installed
from cc_tools.pipeline.outcome import Outcome
from cc_tools.pipeline.street import check
from cc_tools.pipeline.wording import with_sentences


class UnsoundError(Exception):
    """Card data with errors was to be used as if it were sound; `outcome` holds the findings."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(_unsound(outcome))
        self.outcome = outcome


def _unsound(outcome: Outcome) -> str:
    """How many errors there are, and the first with its place; warnings stop nobody."""
    first, *more = (one for one in outcome.findings if one.severity is Severity.ERROR)
    place = f"{first.span.file}:{first.span.start.line}:{first.span.start.column}"
    number = f"{len(more) + 1:,} errors, the first at" if more else "an error at"
    return f"the card data has {number} {place}: {first.message} ({first.code.id}); `cc-tools validate` shows all"


def compile(roots: Sequence[Path], target: Path) -> Outcome:  # noqa: A001
    """Check, and where nothing is wrong write the database to `target`; otherwise `target` stays as it is.

    Raises database.DatabaseError where the file cannot be written.
    """
    outcome = check(roots)
    if outcome.sound:
        database.compile(with_sentences(outcome.catalog, installed()), target, data_hash=outcome.data_hash)
    return outcome


def compile_into(folder: Path, kept: Path | None) -> Path | bytes:
    """Compile a folder of card sets to the file `kept`; where it cannot be written, or is None, to bytes.

    Raises UnsoundError where the data has errors.
    """
    outcome = check([folder])
    if not outcome.sound:
        raise UnsoundError(outcome)
    catalog = with_sentences(outcome.catalog, installed())
    if kept is not None:
        try:
            database.compile(catalog, kept, data_hash=outcome.data_hash)
        except database.DatabaseError:
            kept = None
    return kept or database.to_bytes(catalog, data_hash=outcome.data_hash)
