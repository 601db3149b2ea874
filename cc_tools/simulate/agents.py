"""Agents: what answers a question in place of a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Protocol

from cc_tools.engine.game import Game
from cc_tools.engine.state import Question
from cc_tools.simulate.dice import Dice, derived

Answer = tuple[str, ...]
"""The ids of the options picked; none declines."""


class Agent(Protocol):
    """Answers the questions that one player is asked. It sees the whole game, and may use what that player knows."""

    def answer(self, game: Game, question: Question, /) -> Answer:
        """The answer to the question that waits. The game is left as it is."""


class Random:
    """Answers by chance, every legal answer having a share."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, _: Game, question: Question, /) -> Answer:
        """So many options as the question allows, each number as likely; declining counts as one option more."""
        return by_chance(question, self._dice)


def by_chance(question: Question, dice: Dice) -> Answer:
    """An answer by chance."""
    if question.optional and dice.below(len(question.options) + 1) == 0:
        return ()
    low = max(1, question.low) if question.optional else question.low
    high = min(question.high, len(question.options))
    count = low + dice.below(high - low + 1)
    return tuple(option.id for option in dice.sample(question.options, count))


Factory = Callable[[ModuleType, int], Agent]
"""Makes an agent for a game from what plays the game and a seed."""


def _random(_: ModuleType, seed: int) -> Agent:
    return Random(Dice(derived("random", seed)))


def _greedy(play: ModuleType, seed: int) -> Agent:
    from cc_tools.simulate.greedy import Greedy

    return Greedy(play.evaluation, Dice(derived("greedy", seed)))


AGENTS: Mapping[str, Factory] = {"greedy": _greedy, "random": _random}
"""The agents by name."""
