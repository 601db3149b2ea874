"""A player who tries what has not been tried: for finding out what of the operations games can carry out."""

from __future__ import annotations

from typing import Any

from cc_tools.engine.coverage import ELSE, LETTERS, ON, Coverage
from cc_tools.engine.game import Game
from cc_tools.engine.options import asking, copy_meant
from cc_tools.engine.state import Player, Question
from cc_tools.simulate.agents import Answer, by_chance
from cc_tools.simulate.dice import Dice

DECLINES = 6
"""One time in so many an offer is declined that was accepted before as well as declined."""


class Curious:
    """Prefers moves and cards with operations that are not in a record, and sides of forks that are not in it.

    What is left open is answered by chance; a move that ends something is drawn twice before it is made.
    """

    def __init__(self, dice: Dice, seen: Coverage) -> None:
        self._dice = dice
        self._seen = seen

    def answer(self, game: Game, question: Question, /) -> Answer:
        """The answer to the question that waits. The game is left as it is."""
        new = [option.id for option in question.options if self._is_new(game, question.player, option.value)]
        if not new:
            new = self._branches(game, question)
        if new and question.low <= 1:
            return (self._dice.one(new),)
        if question.optional and self._declines(game):
            return ()
        given = by_chance(game, question, self._dice)
        return by_chance(game, question, self._dice) if self._ends(question, given) else given

    def _is_new(self, game: Game, player: Player, option: Any) -> bool:
        """Whether an option has operations that were not seen: those of a move, or of a card held elsewhere."""
        if isinstance(option, list | tuple):
            named = [part for part in option if isinstance(part, str) and part in game.pool.trees]
            copies = [] if named else [part for part in option if isinstance(part, int)]
        else:
            copy = copy_meant(game, option)
            named, copies = [], [] if copy is None or game.owner(copy) == player else [copy]
        named += [one for copy in copies for known in game.face(copy).programs.values() for one in known]
        return any(one not in self._seen.executed and one not in self._seen.held for one in named)

    def _branches(self, game: Game, question: Question) -> list[str]:
        """The branches on offer that were not taken."""
        one = asking(game)
        if one is None or not one.branches:
            return []
        taken = self._taken(game)
        return [option.id for option in question.options if LETTERS[option.value] not in taken]

    def _declines(self, game: Game) -> bool:
        """Declines what was only accepted, accepts what was only declined, and sometimes declines."""
        taken = self._taken(game)
        if (ON in taken) != (ELSE in taken):
            return ON in taken
        return self._dice.below(DECLINES) == 0

    def _taken(self, game: Game) -> set[str]:
        frame = game.frame()
        return self._seen.taken.get(frame.program, {}).get(frame.at - 1, set())

    def _ends(self, question: Question, given: Answer) -> bool:
        """Whether of several moves one was drawn that is made with nothing."""
        moves = {option.id: option.value for option in question.options}
        return len(moves) > 1 and all(isinstance(moves[one], list | tuple) and len(moves[one]) == 1 for one in given)
