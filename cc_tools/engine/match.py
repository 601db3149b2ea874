"""A match: a game with its history, which can go back to any earlier decision without playing anything again."""

from __future__ import annotations

from dataclasses import dataclass, field

from cc_tools.engine import refusal
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.machine import run
from cc_tools.engine.options import AnswerError, answer, copy_meant
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Player, Question, State
from cc_tools.engine.view import Plain, view
from cc_tools.engine.windows import WINDOW


@dataclass
class Match:
    """A state that waits for an answer, and the states before each answer given so far.

    `asked` numbers for each player the questions put to that player, so that an answer can say which one it is for;
    taking back begins new numbers. `agents` says which seats no person has, with the name of what plays them.
    """

    pool: Pool
    state: State
    history: list[State] = field(default_factory=list)
    asked: list[int] = field(default_factory=lambda: [1, 1])
    agents: dict[Player, str] = field(default_factory=dict)

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

    def answer(self, player: Player, *ids: str, to: int | None = None) -> None:
        """Gives an answer and goes on to the next question; no ids decline. Whatever fails leaves the match unchanged.

        `to` is the number of the question that the player saw (`asked`). Raises AnswerError for an answer that is not
        offered, for another player's question and for an earlier one; RunawayError for a chain of effects without end.
        """
        if to is not None and player in (0, 1) and to != self.asked[player]:
            raise AnswerError(f"the answer is for question {to}, and question {self.asked[player]} waits")
        before = self.state
        after = before.copied()
        game = Game(self.pool, after)
        answer(game, player, list(ids))
        run(game)
        self.history.append(before)
        self.state = after
        self.asked[player] += 1

    # --- going back -------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Goes back to the decision before, whatever it has shown. Raises AnswerError where there is none."""
        if not self.history:
            raise AnswerError("there is nothing to take back")
        self.state = self.history.pop()
        self.asked = [number + 1 for number in self.asked]

    def reason_against_undo(self, player: Player) -> Reason | None:
        """Why a player may not take back the last answer (impl.5): one code of several.

        `nothing` was answered, it was the `other-player`, who decides now (`asked-other`), the answer used `chance` or
        `revealed` a card to somebody.
        """
        if not self.history:
            return Reason("nothing", {})
        before, now = self.history[-1], self.state
        if before.question is None or before.question.player != player:
            return Reason("other-player", {"player": 1 - player})
        if now.question is not None and now.question.player != player:
            return Reason("asked-other", {"player": now.question.player})
        if now.chance != before.chance:
            return Reason("chance", {})
        shown = now.revealed != before.revealed or self._learned(before, player)
        return Reason("revealed", {}) if shown else None

    def _learned(self, before: State, player: Player) -> bool:
        """Whether a player sees a card now that was hidden from them."""
        then, now = Game(self.pool, before), self.game
        return any(sees(now, player, copy) and not sees(then, player, copy) for copy in range(len(before.cards)))

    def can_undo(self, player: Player) -> bool:
        """Whether a player may take back the last answer."""
        return self.reason_against_undo(player) is None

    def take_back(self, player: Player) -> None:
        """Takes back the player's last answer, if that is allowed. Raises AnswerError, with the match unchanged."""
        reason = self.reason_against_undo(player)
        if reason is not None:
            raise AnswerError(f"the last answer cannot be taken back: {reason.code}")
        self.undo()

    # --- for people -------------------------------------------------------------------------------------------------

    def why_not(self, player: Player, answer_id: str) -> Reason | None:
        """Why an answer is not offered to a player now; None where it is (see `refusal.why_not`)."""
        return refusal.why_not(self.game, player, answer_id)

    def view(self, player: Player) -> Plain:
        """What a player may see now (see `view`); the player who is asked sees the question's `number` too.

        While the other one answers a window that only hidden cards open, a player sees what there was before it
        (sc.support): that it opened would tell what is in a hand.
        """
        shown = next((state for state in self._backwards() if not self._veiled(state, player)), self.state)
        found = view(Game(self.pool, shown), player)
        asked = self.state.question
        if asked is not None and asked.player == player:
            found["question"]["number"] = self.asked[player]
        elif asked is not None:
            found["question"] = {"player": asked.player}
        return found

    def still_seen(self) -> list[State]:
        """The states before the present one back to the one that the player who is not asked sees, oldest first."""
        if self.state.question is None:
            return []
        other, states = 1 - self.state.question.player, self._backwards()
        seen = next((number for number, state in enumerate(states) if not self._veiled(state, other)), 0)
        return states[seen:0:-1]

    def _backwards(self) -> list[State]:
        return [self.state, *reversed(self.history)]

    def _veiled(self, state: State, player: Player) -> bool:
        asked = state.question
        if asked is None or asked.kind != WINDOW or asked.player == player:
            return False
        game = Game(self.pool, state)
        copies = [copy_meant(game, option.value) for option in asked.options]
        return not any(copy is not None and sees(game, player, copy) for copy in copies)
