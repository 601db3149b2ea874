"""A player with one aim: follows a goal of the game's that a sensible player would seldom reach."""

from __future__ import annotations

from types import ModuleType

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player, Question
from cc_tools.simulate.agents import Answer, by_chance
from cc_tools.simulate.dice import Dice
from cc_tools.simulate.greedy import Greedy

PULL = 1000.0
"""What the goal is worth beside everything else."""

STRAYS = 12
"""One answer in so many is given by chance: what the goal needs may lie behind something that brings nothing."""


class Devoted:
    """Draws one of the goals that are open and does what brings it nearer, whatever it costs; then the next one.

    `evaluation` is the game's, as `Greedy` takes it, with the open `goals(game, player)` and their `nearness`. In a
    game that has none this is a sensible player.
    """

    def __init__(self, evaluation: ModuleType, dice: Dice) -> None:
        self._evaluation = evaluation
        self._dice = dice
        self._goal: Copy | None = None
        self._greedy = Greedy(evaluation, dice, self._worth)

    def answer(self, game: Game, question: Question, /) -> Answer:
        """The answer to the question that waits. The game is left as it is."""
        if not hasattr(self._evaluation, "goals"):
            return self._greedy.answer(game, question)
        goals = self._evaluation.goals(game, question.player)
        if self._goal not in goals:
            self._goal = self._dice.one(goals) if goals else None
        if self._dice.below(STRAYS) == 0:
            return by_chance(game, question, self._dice)
        return self._greedy.answer(game, question)

    def _worth(self, game: Game, player: Player) -> float:
        worth: float = self._evaluation.worth(game, player)
        return worth if self._goal is None else worth + PULL * self._evaluation.nearness(game, player, self._goal)
