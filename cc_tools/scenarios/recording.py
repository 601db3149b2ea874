"""Playing scenarios with a record of what each one carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cc_tools.engine.coverage import Coverage
from cc_tools.engine.pool import Pool
from cc_tools.games.package import GamePackage
from cc_tools.scenarios.execute import Player
from cc_tools.scenarios.result import Failure
from cc_tools.scenarios.running import Sheet
from cc_tools.scenarios.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Recorded:
    """A scenario that was played: the pool it was played with, what it carried out, and how it failed if it did."""

    scenario: Scenario
    pool: Pool
    coverage: Coverage
    failure: Failure | None


def recorded(sheets: Iterable[Sheet], packages: Mapping[str, GamePackage]) -> Iterator[Recorded]:
    """Every scenario in the order given, each with a record of its own."""
    players: dict[int, Player] = {}
    for sheet in sheets:
        known = players.get(id(sheet.game))
        if known is None:
            known = players[id(sheet.game)] = Player(packages[sheet.game.game.id], sheet.game)
        for scenario in sheet.scenarios:
            yield record(known, scenario)


def record(player: Player, scenario: Scenario) -> Recorded:
    """One scenario, recorded. An error of the program itself counts as a failure of the scenario."""
    coverage = player.pool.coverage = Coverage()
    try:
        failure = player.execute(scenario)
    except Exception as error:  # a fault in one scenario must not hide what the others carry out
        failure = Failure(f"{type(error).__name__}: {error}", scenario.span)
    finally:
        player.pool.coverage = None
    return Recorded(scenario, player.pool, coverage, failure)
