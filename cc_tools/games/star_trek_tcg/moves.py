"""The moves of Star Trek: The Card Game, as scenarios write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cc_tools.model.moves import CardMove, Move, OperationMove


@dataclass(frozen=True, slots=True)
class Play(CardMove):
    """`p1 play CARD`: plays a permanent between two segments."""

    word: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Use(OperationMove):
    """`p1 use CARD [N]`: plays a wild or an effect and carries out its N-th operation."""

    word: ClassVar[str] = "use"


@dataclass(frozen=True, slots=True)
class Activate(OperationMove):
    """`p1 activate CARD [N]`: uses the N-th ABILITY of a card, those of its keywords first."""

    word: ClassVar[str] = "activate"


@dataclass(frozen=True, slots=True)
class Put(CardMove):
    """`p1 put CARD`: puts a card of the hand under one that holds such cards."""

    word: ClassVar[str] = "put"


@dataclass(frozen=True, slots=True)
class Assign(CardMove):
    """`p1 assign CARD`: puts a counter from the power base on a card in the Final XC segment."""

    word: ClassVar[str] = "assign"


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """`p1 abandon`: abandons the episode."""

    word: ClassVar[str] = "abandon"


MOVES: tuple[type[Move], ...] = (Play, Use, Activate, Put, Assign, Abandon)
