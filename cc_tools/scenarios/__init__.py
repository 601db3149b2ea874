"""Scenarios: rules and cards tested as data. A file is read to values, each scenario is played, results come out.

In: a document of `load.load_scenarios` and the catalog of its game. Out: `Scenario` values and findings, then a
`ScenarioResult` for each.
"""

from __future__ import annotations

from cc_tools.scenarios.execute import Execute
from cc_tools.scenarios.reading import ReadFile, ScenarioReader, game_of, of_no_game
from cc_tools.scenarios.result import Failure, ScenarioResult
from cc_tools.scenarios.running import Sheet, run
from cc_tools.scenarios.scenario import Scenario

__all__ = [
    "Execute",
    "Failure",
    "ReadFile",
    "Scenario",
    "ScenarioReader",
    "ScenarioResult",
    "Sheet",
    "game_of",
    "of_no_game",
    "run",
]
