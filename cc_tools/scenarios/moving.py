"""Moves of a scenario as answers to the question that waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError, given_ids
from cc_tools.engine.state import Option, Question
from cc_tools.model.moves import Answer, Choose, Move, Pass, Undo
from cc_tools.model.scenario import PLAYERS

ACTIONS = "action"
"""The kind of question that offers moves with a word of their own, not things to choose."""


class Moving:
    """Makes moves in a match. An answer that gave itself may be written all the same."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def make(self, move: Move) -> None:
        """Makes a move. Raises AnswerError where it is not legal, with what is."""
        if isinstance(move, Undo):
            self.match.undo()
            return
        question = self.match.question
        if question is None:
            raise AnswerError("the game is over")
        if PLAYERS[question.player] != move.player:
            if isinstance(move, Choose) and all(self._gave_itself(answer) for answer in move.answers):
                return
            raise AnswerError(described(question))
        ids = self.ids(question, move)
        if ids is None:
            return
        self.match.answer(question.player, *ids)

    def ids(self, question: Question, move: Move) -> list[str] | None:
        """The ids with which a move answers a question; None where it names an answer that gave itself.

        Raises AnswerError where the move is not offered.
        """
        if isinstance(move, Pass):
            return []
        if isinstance(move, Choose):
            return self._chosen(question, move)
        found = self.offered(question, move)
        if not found:
            raise AnswerError(f"it is not offered: {described(question)}")
        if len(found) > 1:
            raise AnswerError(f"several are offered: {', '.join(option.id for option in found)}")
        return [found[0].id]

    def offered(self, question: Question, move: Move) -> list[Option]:
        """The options that are this move: its word, the record it is made with, the number if it has one."""
        word, *values = written(move)
        found = []
        for option in question.options:
            parts = option.id.split()
            if parts[0] != word:
                continue
            if all(_same(given, part) for given, part in zip(values, parts[1:], strict=False)):
                found.append(option)
        return found

    def _chosen(self, question: Question, move: Choose) -> list[str] | None:
        """The ids of the answers; None where they name what was just answered by itself."""
        ids: list[str] = []
        offered = () if question.kind == ACTIONS else question.options
        for answer in move.answers:
            option = next((one for one in offered if one.id not in ids and _names(answer, one)), None)
            if option is None and answer.text == "yes" and question.optional and len(offered) == 1:
                option = offered[0]
            if option is not None:
                ids.append(option.id)
            elif question.optional and answer.text == "no":
                return []
            elif self._gave_itself(answer):
                return None
            else:
                raise AnswerError(f"{_not_offered(question, answer)}: {described(question)}")
        return ids

    def _gave_itself(self, answer: Answer) -> bool:
        asked = self.match.question
        player = asked.player if asked is not None else 0
        return any(_fits(answer, id_) for id_ in given_ids(self.match.game, player))


def _not_offered(question: Question, answer: Answer) -> str:
    """Why an answer cannot be chosen: most often it is not there, sometimes it is part of a move with a word."""
    if question.kind == ACTIONS:
        words = {option.id.split()[0] for option in question.options if " " in option.id and _names(answer, option)}
        if words:
            listed = " or ".join(f"`{PLAYERS[question.player]} {word} {answer.text}`" for word in sorted(words))
            return f"`{answer.text}` is not chosen here: write {listed}"
    return f"`{answer.text}` is not offered"


def written(move: Move) -> list[str]:
    """A move as words: its own, then its fields."""
    values = [getattr(move, field.name) for field in fields(move) if field.name != "player"]
    return [move.word, *(str(value) for value in values if value is not None)]


def _same(given: str, part: str) -> bool:
    """Whether a card written in a move is that of an option (whose copies are told apart by `#2`)."""
    bare = part.split("#")[0]
    return given in (part, bare) or given.split("/")[0] == bare or bare.split("/")[-1] == given


def _names(answer: Answer, option: Option) -> bool:
    return _fits(answer, option.id)


def _fits(answer: Answer, id_: str) -> bool:
    words = id_.split()
    return any(
        answer.text == one or one.split("#")[0] == answer.text or any(_same(record, one) for record in answer.records)
        for one in {id_, words[-1], *(words[1:2])}
    )


def described(question: Question) -> str:
    """A question in a line."""
    return (
        f"{PLAYERS[question.player]} is asked `{question.kind}`: {', '.join(option.id for option in question.options)}"
    )


def cards(question: Question) -> Iterator[str]:
    """The cards that a question is about: those it offers."""
    for option in question.options:
        yield from option.id.split()
