"""Lines of `when` to moves: the game's move classes say which words each takes."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from cc_tools.diagnostics import Diagnostic, respelled
from cc_tools.language.dialect import RESERVED, Dialect
from cc_tools.model.moves import GENERAL, Answer, Choose, Move
from cc_tools.model.scenario import Calls, Player
from cc_tools.scenarios import codes
from cc_tools.scenarios.line import Line, Word, player
from cc_tools.scenarios.names import CARDS, Crews, Names

_BRANCHES = frozenset(string.ascii_lowercase)
_YES_NO = frozenset({"yes", "no"})

Read = tuple[Move | None, list[Diagnostic]]


@dataclass(frozen=True)
class Moves:
    """Reads the moves of one game."""

    classes: tuple[type[Move], ...]
    names: Names
    dialect: Dialect

    def read(self, line: Line, crews: Mapping[Player, Crews]) -> Read:
        """The move that a line says, or None and what is wrong."""
        words = line.words()
        if not words:
            return None, [Diagnostic(codes.MALFORMED_MOVE, "a move begins with a player", line.span)]
        who, wrong = player(words[0])
        if who is None:
            return None, wrong
        if len(words) < 2:
            message = f"what does {who} do? A move such as `{who} pass` is needed"
            return None, [Diagnostic(codes.MALFORMED_MOVE, message, words[0].span)]
        kind = self._by_word.get(words[1].text)
        if kind is None:
            return None, [self._unknown(words[1])]
        if issubclass(kind, Choose):
            return self._choose(who, words[1], line.behind(2))
        return self._made(kind, who, words[1:], crews.get(who, Crews()))

    def _unknown(self, word: Word) -> Diagnostic:
        """The finding about a word that is no move; the one meant may be longer (`take`) or shorter (`end-turn`)."""
        message = f"`{word.text}` is no move of this game"
        parts = [move for move in self._by_word if word.text.split("-")[0] == move.split("-")[0]]
        known = parts if len(parts) == 1 else self._by_word
        meant = parts[0] if len(parts) == 1 else word.text
        return respelled(codes.NO_SUCH_MOVE, message, word.span, meant, known)

    @cached_property
    def _by_word(self) -> Mapping[str, type[Move]]:
        return {kind.word: kind for kind in (*GENERAL, *self.classes)}

    @cached_property
    def _roles(self) -> Mapping[str, tuple[str | None, ...]]:
        return {word: _roles(kind) for word, kind in self._by_word.items()}

    def _made(self, kind: type[Move], who: Player, words: list[Word], crews: Crews) -> Read:
        verb, *rest = words
        values: list[Any] = []
        for role in self._roles[kind.word]:
            if not rest:
                if role is None:
                    break
                message = f"`{verb.text}` needs a {_called(role)}"
                return None, [Diagnostic(codes.MALFORMED_MOVE, message, verb.span)]
            word = rest.pop(0)
            value, wrong = self._value(role, word, crews)
            if value is None:
                return None, wrong
            values.append(value)
        if rest:
            message = f"nothing follows {'here' if values else f'`{verb.text}`'}, so `{rest[0].text}` is too much"
            return None, [Diagnostic(codes.MALFORMED_MOVE, message, rest[0].span)]
        return kind(who, *values), []

    def _value(self, role: str | None, word: Word, crews: Crews) -> tuple[Any, list[Diagnostic]]:
        if role is not None:
            return self.names.one(role, word.text, word.span, crews)
        if word.text.isdecimal() and 0 < int(word.text) < 100:
            return int(word.text), []
        message = f"`{word.text}` is no number of an operation, which count from 1"
        return None, [Diagnostic(codes.MALFORMED_MOVE, message, word.span)]

    def _choose(self, who: Player, verb: Word, line: Line) -> Read:
        parts = line.parts(",")
        answers: list[Answer] = []
        findings: list[Diagnostic] = []
        for part in parts:
            if not part.text:
                message = "`choose` needs an answer; several are parted by commas"
                span = verb.span if len(parts) == 1 else part.span
                return None, [Diagnostic(codes.MALFORMED_MOVE, message, span)]
            answers.append(Answer(part.text, self.names.any(part.text)))
            findings += self._answer(part, answers[-1])
        return (None if findings else Choose(who, tuple(answers))), findings

    def _answer(self, part: Word, answer: Answer) -> Iterable[Diagnostic]:
        """A finding about an answer that no question could offer."""
        text = part.text
        operation = self.names.any(text.partition("#")[0]) if "#" in text else ()
        if answer.records or operation or text.isdecimal() or text in self._answers or text in self.names.rejected:
            return
        message = f"no question offers `{text}` as an answer"
        known = {*self.names.known, *self.offered, *_YES_NO}
        longer = [name for name in known if text in name.split("-")]
        meant = longer[0] if len(longer) == 1 else text
        yield respelled(codes.NO_SUCH_ANSWER, message, part.span, meant, known)

    @cached_property
    def offered(self) -> frozenset[str]:
        """What a question may offer that names no record: words of the game and its areas, and letters of branches."""
        return frozenset(self.dialect.words) | frozenset(self.dialect.game.areas) | _BRANCHES

    @cached_property
    def _answers(self) -> frozenset[str]:
        """Answers that name no record: what questions offer, and what they may be answered with besides."""
        return self.offered | RESERVED | _YES_NO


def _roles(kind: type[Move]) -> tuple[str | None, ...]:
    """For each field behind the player the collection of the record it takes, or None for a number."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_collection(hints[field.name]) for field in fields(kind) if field.name != "player")


def _collection(hint: Any) -> str | None:
    if get_origin(hint) is not Annotated:
        return None
    return next((mark.collection for mark in get_args(hint)[1:] if isinstance(mark, Calls)), None)


def _called(role: str) -> str:
    return "card" if role == CARDS else role.removesuffix("s")
