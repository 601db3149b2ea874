"""All codes by id: those of the pipeline, the authoring commands, the search language and the command line."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools import pipeline
from cc_tools.authoring import codes as authoring
from cc_tools.database.card_search import CODES as SEARCH_CODES
from cc_tools.diagnostics import Code, Diagnostic, Position, Severity, Span

NOTHING_CHECKED = Code(
    "C001",
    "nothing-checked",
    """The run found no record to check.

A check that looked at nothing proves nothing, so it fails. Usually the path is not a card set's: name the folder that
holds `game.yaml`, a folder or file below it, or the folder `cardsets` above it.

    cc-tools validate cardsets/captains-chair
""",
    Severity.ERROR,
)


def every() -> Mapping[str, Code]:
    """Every code that a command can report, by id, in the order of the ids."""
    found = {**pipeline.codes(), **authoring.CODES, **SEARCH_CODES, NOTHING_CHECKED.id: NOTHING_CHECKED}
    return dict(sorted(found.items()))


def nothing_checked(place: str) -> Diagnostic:
    """The finding of a run over `place` in which there was no record."""
    start = Position(1, 1)
    return Diagnostic(NOTHING_CHECKED, f"no record to check in {place}", Span(place, start, start))
