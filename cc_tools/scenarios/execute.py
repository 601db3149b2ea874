"""Playing one scenario: the position is set up, the moves are made, then everything that has to hold is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cc_tools.diagnostics import Span
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.pool import Pool
from cc_tools.engine.runaway import RunawayError
from cc_tools.games.package import GamePackage
from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios import shown
from cc_tools.scenarios.checking import Checking
from cc_tools.scenarios.moving import Moving
from cc_tools.scenarios.result import Failure
from cc_tools.scenarios.scenario import Scenario

Execute = Callable[[Scenario, GameCatalog], Failure | None]
"""Plays a scenario with the cards of its game.

The answer is None where all of it holds, else the first failure: a move that is not legal, at its line, or an
expectation that does not hold, at its line.
"""


@dataclass
class Player:
    """Plays scenarios of one game; the pool is made once. Raises LookupError where the game cannot be played."""

    package: GamePackage
    catalog: GameCatalog

    def __post_init__(self) -> None:
        self.play = self.package.playing()
        self.pool: Pool = self.play.pool(self.catalog)

    def execute(self, scenario: Scenario) -> Failure | None:
        """The first failure of a scenario, or None where all of it holds."""
        try:
            match = Match.begun(self.pool, self.play.position(self.pool, scenario.given))
        except (self.play.PositionError, self.play.SetupError, RunawayError) as wrong:
            return Failure(str(wrong), scenario.span)
        moving = Moving(match)
        for line in scenario.when:
            try:
                moving.make(line.move)
            except (AnswerError, RunawayError) as wrong:
                return self._failed(match, f"`{line.text}`: {wrong}", line.span)
        checking = Checking(match, self.play)
        for expected in scenario.then:
            message = checking.against(expected.expectation)
            if message is not None:
                told = f": {message}" if message else ""
                return self._failed(match, f"`{expected.text}` does not hold{told}", expected.span)
        return None

    def _failed(self, match: Match, message: str, span: Span) -> Failure:
        game = match.game
        return Failure(message, span, tuple(shown.position(game)), tuple(shown.log(game)))


def executor(packages: Mapping[str, GamePackage]) -> Execute:
    """What plays the scenarios of the games installed."""
    players: dict[int, Player] = {}

    def execute(scenario: Scenario, catalog: GameCatalog) -> Failure | None:
        known = players.get(id(catalog))
        if known is None:
            known = players[id(catalog)] = Player(packages[catalog.game.id], catalog)
        return known.execute(scenario)

    return execute
