"""Playing scenarios, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios.execute import Execute
from cc_tools.scenarios.result import ScenarioResult
from cc_tools.scenarios.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Sheet:
    """The scenarios of one file, and the cards they are played with."""

    game: GameCatalog
    scenarios: tuple[Scenario, ...]


def run(sheets: Iterable[Sheet], execute: Execute) -> tuple[ScenarioResult, ...]:
    """The result of every scenario, in the order given."""
    return tuple(
        ScenarioResult(scenario.name, scenario.rule, scenario.span, execute(scenario, sheet.game))
        for sheet in sheets
        for scenario in sheet.scenarios
    )
