"""Moves of players as plain values: what a line such as `p1 play recruit 2` says.

A move is a small dataclass; the words behind the player and the move's own word fill its fields in order. A field
marked with `Calls` takes the name of a record and holds its id; `number` may be left out. Games add their own moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cc_tools.model.scenario import CardName, Player


@dataclass(frozen=True, slots=True)
class Move:
    """What one player does. `word` is the move's name in a scenario."""

    word: ClassVar[str]

    player: Player


@dataclass(frozen=True, slots=True)
class CardMove(Move):
    """A move with a card."""

    card: CardName


@dataclass(frozen=True, slots=True)
class OperationMove(CardMove):
    """A move with an operation of a card: the N-th of those that the move may use, or the only legal one."""

    number: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """One pick: its text, and the ids of all records that it may name (a name can belong to several cards)."""

    text: str
    records: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """`p1 choose X, Y`: answers the question that waits, with all picks of it."""

    word: ClassVar[str] = "choose"

    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """`p1 pass`: declines what may be declined, or ends a choice of optional things."""

    word: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Undo(Move):
    """`p1 undo`: takes back the last move."""

    word: ClassVar[str] = "undo"


GENERAL: tuple[type[Move], ...] = (Choose, Pass, Undo)
"""The moves of every game."""
