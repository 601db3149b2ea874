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

NOTHING_PLAYED = Code(
    "C002",
    "no-scenario",
    """The run found no scenario to play.

A test that plays nothing proves nothing, so it fails. Scenario files lie in a folder called `scenarios`, or have the
key `scenarios:` at their top.

    cc-tools test cardsets/captains-chair/scenarios
""",
    Severity.ERROR,
)


def every() -> Mapping[str, Code]:
    """Every code that a command can report, by id, in the order of the ids."""
    own = {code.id: code for code in (NOTHING_CHECKED, NOTHING_PLAYED)}
    found = {**pipeline.codes(), **authoring.CODES, **SEARCH_CODES, **own}
    return dict(sorted(found.items()))


def nothing_checked(place: str) -> Diagnostic:
    """The finding of a run over `place` in which there was no record."""
    return Diagnostic(NOTHING_CHECKED, f"no record to check in {place}", _top(place))


def nothing_played(place: str) -> Diagnostic:
    """The finding of a run over `place` in which there was no scenario."""
    return Diagnostic(NOTHING_PLAYED, f"no scenario to play in {place}", _top(place))


def _top(place: str) -> Span:
    start = Position(1, 1)
    return Span(place, start, start)
