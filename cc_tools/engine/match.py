"""A match: a game with its history, which can go back to any earlier decision without playing anything again."""

from __future__ import annotations

from dataclasses import dataclass, field

from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.options import AnswerError, answer
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Player, Question, State


@dataclass
class Match:
    """A state that waits for an answer, and the states before each answer given so far."""

    pool: Pool
    state: State
    history: list[State] = field(default_factory=list)

    @classmethod
    def begun(cls, pool: Pool, state: State) -> Match:
        """A match from a state ready to be run, gone on to its first question. Raises RunawayError."""
        run(Game(pool, state))
        return cls(pool, state)

    @property
    def game(self) -> Game:
        """The present state with its pool."""
        return Game(self.pool, self.state)

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        return self.state.question

    def answer(self, player: Player, *ids: str) -> None:
        """Gives an answer and goes on to the next question; no ids decline. Whatever fails leaves the match unchanged.

        Raises AnswerError for an answer that is not offered, RunawayError for a chain of effects without an end.
        """
        before = self.state
        after = before.copied()
        game = Game(self.pool, after)
        answer(game, player, list(ids))
        run(game)
        self.history.append(before)
        self.state = after

    def undo(self) -> None:
        """Goes back to the decision before. Raises AnswerError where there is none."""
        if not self.history:
            raise AnswerError("there is nothing to take back")
        self.state = self.history.pop()
