"""A sensible player: tries every answer in a position as it may imagine it, and takes the one that leads furthest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from types import ModuleType

from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.state import Frame, Player, Question, State
from cc_tools.model.instructions import Ask, Let
from cc_tools.simulate.agents import Answer, by_chance, fits
from cc_tools.simulate.dice import Dice
from cc_tools.simulate.imagination import Imagination

WIDEST = 16
"""So many answers are tried; of more, so many by chance."""

TRIES = 2
"""So often an answer is tried whose consequences depend on further answers; the best counts."""

DEEPEST = 24
"""So many further answers are imagined, until the operation under way is finished."""


Worth = Callable[[Game, Player], float]
"""What a position is worth to a player."""


class SettledError(Exception):
    """Nothing is under way any more: the imagined future goes no further."""


class Greedy:
    """Prefers what the game's own evaluation prefers, and ends what is going on when nothing useful is left.

    `evaluation` is the game's: `worth(game, player)` of a position as that player sees it, `RESTING` where nothing is
    under way, `ENDING` the answers that leave a position as it is, and what `Imagination` takes. Another `worth` may
    take the place of the game's own.
    """

    def __init__(self, evaluation: ModuleType, dice: Dice, worth: Worth | None = None) -> None:
        self._evaluation = evaluation
        self._dice = dice
        self._worth: Worth = worth or evaluation.worth
        self._imagination = Imagination(evaluation, dice)
        self._rests: dict[str, frozenset[int]] = {}

    def answer(self, game: Game, question: Question, /) -> Answer:
        """The answer with the best outcome; of equally good ones the first, and declining before all others."""
        tried = [one for one in candidates(game, question, self._dice) if fits(game, one)]
        if len(tried) == 1:
            return tried[0]
        if not self._rests:
            self._rests = {name: resting(game, name, kind) for name, kind in self._evaluation.RESTING.items()}
        tried.sort(key=lambda one: one not in self._evaluation.ENDING)
        position = self._imagination.of(game, question.player)
        best, most = tried[0], float("-inf")
        for one in tried:
            found = self._outcome(game, position, question.player, one)
            if found > most + 1e-9:
                best, most = one, found
        return best

    def _outcome(self, game: Game, position: State, player: int, given: Answer) -> float:
        """The worth of where an answer leads, with the better of a few ways to go on."""
        if given in self._evaluation.ENDING:
            return self._worth(Game(game.pool, position), player)
        best = float("-inf")
        for _ in range(TRIES):
            after = Game(game.pool, position.copied())
            depended = self._settle(after, player, given)
            best = max(best, self._worth(after, player))
            if not depended:
                break
        return best

    def _settle(self, game: Game, player: int, given: Answer) -> bool:
        """Goes on by chance until nothing is under way; tells whether any further answer of the player was needed."""
        state, depended = game.state, False
        answer(game, player, list(given))
        for _ in range(DEEPEST):
            try:
                run(game, self._watch)
            except SettledError:
                break
            question = state.question
            if question is None:
                break
            if question.player == player:
                depended = True
                given = by_chance(game, question, self._dice)
            else:
                given = () if question.optional else by_chance(game, question, self._dice)
            answer(game, question.player, list(given))
        return depended

    def _watch(self, frame: Frame) -> None:
        """Ends an imagined future where it comes to rest. Raises SettledError."""
        rests = self._rests.get(frame.program)
        if rests is not None and frame.at in rests:
            raise SettledError


def resting(game: Game, program: str, kind: str | None) -> frozenset[int]:
    """The positions in a program where such a question is asked, or a name found; its beginning where none is said."""
    if kind is None:
        return frozenset({0})
    code = game.pool.program(program).code
    asked = {at for at, one in enumerate(code) if isinstance(one, Ask) and one.question == kind}
    return frozenset(asked | {at for at, one in enumerate(code) if isinstance(one, Let) and one.into == kind})


def candidates(game: Game, question: Question, dice: Dice) -> list[Answer]:
    """The answers worth trying, the least first: all of them, or a share by chance where they are too many."""
    ids = [option.id for option in question.options]
    low, high = question.low, min(question.high, len(ids))
    found: list[Answer] = [()] if question.optional or low == 0 else []
    counts = range(max(1, low), high + 1)
    if sum(comb(len(ids), count) for count in counts) <= WIDEST:
        return found + [one for count in counts for one in combinations(ids, count)]
    if low <= 1:
        found += [(one,) for one in ids[: WIDEST // 2]]
    found.append(tuple(ids[:high]))
    for _ in range(WIDEST - len(found)):
        found.append(by_chance(game, question, dice))
    return list(dict.fromkeys(found))
