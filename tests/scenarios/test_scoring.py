"""`score:` in a scenario that meets a question before the points are counted."""

from __future__ import annotations

from cc_tools.games.package import installed
from cc_tools.scenarios.execute import executor
from tests.scenarios.shipped import game, scenario

GIVEN = "{p1: {crew: georgiou, duty: [sukal], discard: [%s]}, p2: {crew: soval}}"
"""Su'Kal may return incidents before scoring: which ones, only his player can say."""


def failed(incidents: str) -> str:
    """What the first failure of an expected score says; it names the expectation."""
    told = scenario(given=GIVEN % incidents, then="[score: {p1: 999}]")
    failure = executor(installed())(told, game())
    assert failure is not None
    assert failure.message.startswith("`score: {p1: 999}` does not hold: ")
    return failure.message.partition("does not hold: ")[2]


def test_a_score_that_has_to_wait_says_what_is_asked() -> None:
    message = failed("red-alert, energy-drain")
    assert message.startswith("scoring has to wait: ")
    assert "red-alert" in message
    assert "energy-drain" in message


def test_a_score_that_differs_shows_its_lines() -> None:
    message = failed("")
    assert message.startswith("p1: {")
    assert "'total': " in message
