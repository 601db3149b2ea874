"""Moves of a scenario that answer no question of the player who makes them."""

from __future__ import annotations

from cc_tools.games.package import installed
from cc_tools.scenarios.execute import executor
from tests.scenarios.shipped import game, scenario


def failed(when: str, given: str = "{p1: {crew: georgiou}, p2: {crew: soval}}", then: str = "[p1: glory = 0]") -> str:
    """What the first failure says."""
    failure = executor(installed())(scenario(given=given, when=when, then=then), game())
    assert failure is not None
    return failure.message


def test_who_is_not_asked_chooses_nothing() -> None:
    assert failed("[p2 choose tribbles]").startswith("`p2 choose tribbles`: p1 is asked `action`: ")
