"""What playing one scenario takes and gives."""

from __future__ import annotations

from collections.abc import Callable

from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios.result import Failure
from cc_tools.scenarios.scenario import Scenario

Execute = Callable[[Scenario, GameCatalog], Failure | None]
"""Plays a scenario with the cards of its game: sets up the position, makes the moves, checks what has to hold.

The answer is None where all of it holds, else the first failure: a move that is not legal, at its line, or an
expectation that does not hold, at its line.
"""
