"""What playing one scenario takes and gives."""

from __future__ import annotations

from typing import Protocol

from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios.result import Failure
from cc_tools.scenarios.scenario import Scenario


class Execute(Protocol):
    """Plays a scenario with the cards of its game: sets up the position, makes the moves, checks what has to hold.

    The answer is None where all of it holds, else the first failure: a move that is not legal, at its line, or an
    expectation that does not hold, at its line.
    """

    def __call__(self, scenario: Scenario, game: GameCatalog) -> Failure | None: ...
