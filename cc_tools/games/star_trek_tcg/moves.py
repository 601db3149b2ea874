"""The moves of Star Trek: The Card Game, as scenarios write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cc_tools.model.moves import Move
from cc_tools.model.scenario import CardName


@dataclass(frozen=True, slots=True)
class Play(Move):
    """`p1 play CARD`: plays a permanent between two segments."""

    word: ClassVar[str] = "play"

    card: CardName


@dataclass(frozen=True, slots=True)
class Use(Move):
    """`p1 use CARD [N]`: plays a wild or an effect and carries out its N-th operation."""

    word: ClassVar[str] = "use"

    card: CardName
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Activate(Move):
    """`p1 activate CARD [N]`: uses the N-th ABILITY of a card, those of its keywords first."""

    word: ClassVar[str] = "activate"

    card: CardName
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Assign(Move):
    """`p1 assign CARD`: puts a counter from the power base on a card in the Final XC segment."""

    word: ClassVar[str] = "assign"

    card: CardName


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """`p1 abandon`: abandons the episode."""

    word: ClassVar[str] = "abandon"


MOVES: tuple[type[Move], ...] = (Play, Use, Activate, Assign, Abandon)
