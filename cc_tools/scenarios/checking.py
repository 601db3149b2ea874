"""Whether what a scenario expects holds in a position; if not, what is the case."""

from __future__ import annotations

from types import ModuleType

from cc_tools.engine import counting
from cc_tools.engine.conditions import holds
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.machine import run
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError, answer
from cc_tools.engine.state import Frame
from cc_tools.language.printer import print_noun
from cc_tools.model.scenario import PLAYERS, Player
from cc_tools.model.tree import Compare, Condition
from cc_tools.scenarios.moving import Moving, cards, described
from cc_tools.scenarios.scenario import (
    Asks,
    Expectation,
    Hidden,
    Holds,
    Illegal,
    Legal,
    Logged,
    Over,
    Score,
    Winner,
)


class Checking:
    """Checks expectations against a match as it stands."""

    def __init__(self, match: Match, play: ModuleType) -> None:
        self.match = match
        self.game = match.game
        self.play = play

    def against(self, expected: Expectation) -> str | None:
        """None if the expectation holds, else what is the case; empty where there is nothing to add."""
        match expected:
            case Holds():
                return self._holds(expected.player, expected.condition)
            case Legal():
                return None if self._offered(expected) else self._asked()
            case Illegal():
                return "it is offered" if self._offered(expected) else None
            case Asks():
                return self._asks(expected)
            case Score():
                return self._score(expected)
            case Winner():
                found = self.play.winners(self.game) if self.game.state.over else []
                return (
                    None if PLAYERS.index(expected.player) in found else f"winners: {[PLAYERS[one] for one in found]}"
                )
            case Over():
                return None if self.game.state.over == expected.reason else f"over: {self.game.state.over}"
            case Logged():
                return (
                    None
                    if any(line[0] == expected.event for line in self.game.state.log)
                    else "the log has no such line"
                )
            case Hidden():
                return self._hidden(expected)

    def _holds(self, player: Player, condition: Condition) -> str | None:
        number = PLAYERS.index(player)
        frame = Frame("scenario", number, number, None)
        if holds(self.game, frame, condition):
            return None
        return _told(self.game, frame, condition)

    def _offered(self, expected: Legal | Illegal) -> bool:
        question = self.match.question
        if question is None or PLAYERS[question.player] != expected.move.player:
            return False
        trial = Game(self.match.pool, self.match.state.copied())
        try:
            ids = Moving(self.match).ids(question, expected.move)
            if ids is not None:
                answer(trial, question.player, ids)
        except AnswerError:
            return False
        return ids is not None

    def _asked(self) -> str:
        question = self.match.question
        return "the game is over" if question is None else described(question)

    def _asks(self, expected: Asks) -> str | None:
        question = self.match.question
        if question is None or PLAYERS[question.player] != expected.player:
            return self._asked()
        named = {word.split("#")[0] for word in cards(question)}
        if question.about is not None:
            named.add(self.game.definition(question.about).id)
        wanted = {record.split("/")[-1] for record in expected.records} | set(expected.records)
        return None if wanted & (named | {one.split("/")[-1] for one in named}) else self._asked()

    def _score(self, expected: Score) -> str | None:
        game = self._scored()
        if game.state.question is not None:
            return f"scoring has to wait: {described(game.state.question)}"
        found = {player: self.play.score(game, PLAYERS.index(player)) for player in expected.points}
        totals = {player: lines["total"] for player, lines in found.items()}
        return (
            None
            if totals == dict(expected.points)
            else "; ".join(f"{player}: {lines}" for player, lines in found.items())
        )

    def _scored(self) -> Game:
        """The game after final scoring, or at a question that comes before it."""
        game = Game(self.match.pool, self.match.state.copied())
        game.state.question = None
        if not game.state.over:
            game.state.stack = [Frame("final-scoring", game.state.active, game.state.active, None)]
            run(game)
        return game

    def _hidden(self, expected: Hidden) -> str | None:
        owner = SHARED if expected.owner is None else PLAYERS.index(expected.owner)
        number = self.game.number(expected.zone, owner)
        rule = self.game.area_rules[number]
        viewer = PLAYERS.index(expected.player)
        seen = rule.seen == "all" or (rule.seen == "owner" and owner == viewer)
        return "the zone is open" if seen else None


def _told(game: Game, frame: Frame, condition: Condition) -> str:
    """What the sides of a comparison are; nothing where there is no more to say than that the condition is not met."""
    if not isinstance(condition, Compare):
        return ""
    sides = [(print_noun(side), counting.count(game, frame, side)) for side in (condition.left, condition.right)]
    return ", ".join(f"{noun} is {number}" for noun, number in sides if noun != str(number))
