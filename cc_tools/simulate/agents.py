"""Agents: what answers a question in place of a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, islice
from types import ModuleType
from typing import Protocol

from cc_tools.engine.game import Game
from cc_tools.engine.options import AnswerError, answer, asking
from cc_tools.engine.state import Question
from cc_tools.simulate.dice import Dice, derived

Answer = tuple[str, ...]
"""The ids of the options picked; none declines."""


TRIES, MOST = 50, 20_000
"""So many picks are tried by chance where they have to do together, and so many one after another."""


class Agent(Protocol):
    """Answers the questions that one player is asked. It sees the whole game, and may use what that player knows."""

    def answer(self, game: Game, question: Question, /) -> Answer:
        """The answer to the question that waits. The game is left as it is."""


class Random:
    """Answers by chance, every legal answer having a share."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, game: Game, question: Question, /) -> Answer:
        """So many options as the question allows, each number as likely; declining counts as one option more."""
        if question.optional and self._dice.below(len(question.options) + 1) == 0:
            return ()
        return by_chance(game, question, self._dice)


def by_chance(game: Game, question: Question, dice: Dice) -> Answer:
    """A legal answer by chance that does not decline; of the picks that have to do together the first found."""
    high = min(question.high, len(question.options))
    low = min(max(question.low, 1 if question.optional else 0), high)
    for _ in range(TRIES):
        count = low + dice.below(high - low + 1)
        found = tuple(option.id for option in dice.sample(question.options, count))
        if fits(game, found):
            return found
    ids = [option.id for option in question.options]
    every = (one for count in range(low, high + 1) for one in combinations(ids, count))
    return next((one for one in islice(every, MOST) if fits(game, one)), ())


def fits(game: Game, given: Answer) -> bool:
    """Whether the options picked, each of them legal, do together."""
    asked = asking(game)
    if asked is None or asked.together is None or not given:
        return True
    trial = Game(game.pool, game.state.copied())
    try:
        answer(trial, trial.state.stack[-1].actor, list(given))
    except AnswerError:
        return False
    return True


Factory = Callable[[ModuleType, int], Agent]
"""Makes an agent for a game from what plays the game and a seed."""


def _random(_: ModuleType, seed: int) -> Agent:
    return Random(Dice(derived("random", seed)))


def _greedy(play: ModuleType, seed: int) -> Agent:
    from cc_tools.simulate.greedy import Greedy

    return Greedy(play.evaluation, Dice(derived("greedy", seed)))


def _devoted(play: ModuleType, seed: int) -> Agent:
    from cc_tools.simulate.devoted import Devoted

    return Devoted(play.evaluation, Dice(derived("devoted", seed)))


AGENTS: Mapping[str, Factory] = {"greedy": _greedy, "random": _random, "devoted": _devoted}
"""The agents by name."""
