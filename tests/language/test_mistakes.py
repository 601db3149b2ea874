"""Planted mistakes are found at their place, and nearly always with the right suggestion."""

from __future__ import annotations

import pytest

from cc_tools.authoring.mistakes.operations import KINDS_OF_OPERATIONS
from tests.language.mistakes import measure, sources
from tests.language.shipped import dialect

GAME = "captains-chair"
EVERY = 40
STILL_SOUND = {"a trait for a zone"}
"""Kinds of which some are still well-typed: a trait may stand where `find … except`, `enlist` and the like take one."""


@pytest.mark.parametrize("kind", sorted(KINDS_OF_OPERATIONS))
def test_mistakes_are_found(kind: str) -> None:
    tally, misses = measure(kind, list(sources(GAME, EVERY)), dialect(GAME))
    assert tally.sound == 0 or kind in STILL_SOUND, misses
    assert tally.placed == tally.planted, misses
    assert tally.right >= 0.9 * tally.meant, misses
