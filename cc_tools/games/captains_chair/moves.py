"""The moves of Captain's Chair, as scenarios write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cc_tools.model.moves import CardMove, Move, OperationMove
from cc_tools.model.scenario import Calls, CardName


@dataclass(frozen=True, slots=True)
class Play(OperationMove):
    """`p1 play CARD [N]`: plays a card from hand and resolves its N-th PLAY operation, or the only legal one."""

    word: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Activate(OperationMove):
    """`p1 activate CARD [N]`: uses the N-th ACTIVATE operation of a card."""

    word: ClassVar[str] = "activate"


@dataclass(frozen=True, slots=True)
class React(OperationMove):
    """`p1 react CARD [N]`: uses the N-th REACTION of a card in the window that is open."""

    word: ClassVar[str] = "react"


@dataclass(frozen=True, slots=True)
class Support(CardMove):
    """`p1 support CARD`: uses the SUPPORT operation of a card in hand in the window that is open."""

    word: ClassVar[str] = "support"


@dataclass(frozen=True, slots=True)
class TakeControl(Move):
    """`p1 take-control LOCATION`."""

    word: ClassVar[str] = "take-control"

    location: CardName


@dataclass(frozen=True, slots=True)
class Complete(Move):
    """`p1 complete MISSION`."""

    word: ClassVar[str] = "complete"

    mission: Annotated[str, Calls("missions")]


@dataclass(frozen=True, slots=True)
class Enlist(CardMove):
    """`p1 enlist CARD`: answers what cycling the deck asks."""

    word: ClassVar[str] = "enlist"


@dataclass(frozen=True, slots=True)
class End(Move):
    """`p1 end`: ends the action step."""

    word: ClassVar[str] = "end"


MOVES: tuple[type[Move], ...] = (Play, Activate, React, Support, TakeControl, Complete, Enlist, End)
