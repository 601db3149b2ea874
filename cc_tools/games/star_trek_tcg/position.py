"""The position that a scenario of Star Trek: The Card Game starts from.

What is not written is empty or 0, apart from the defaults of the fields. The core crew stands on the bridge, unless
another bridge is written, and the three defaults lie beside the table. A number among cards is so many cards without
a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from pydantic import Field

from cc_tools.model.scenario import (
    CardName,
    Cards,
    Count,
    Player,
    Position as AnyPosition,
    WrittenScenario,
    Zoned,
)

Phase = Literal["discard", "draw", "crew", "episode", "resolution", "change"]


class Table(Zoned):
    """One player's part of a position."""

    ZONES: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard", "removed", "complement", "permanents")

    hand: Cards = Field((), description="The hand.")
    deck: Cards = Field((), description="The draw pile, from the top.")
    discard: Cards = Field((), description="The discard pile, from the top.")
    removed: Cards = Field((), description="The out-of-play pile.")
    complement: Cards = Field((), description="The crew of the player alone.")
    permanents: Cards = Field((), description="The permanent wilds.")
    defaults: Cards | None = Field(
        None, description="The default episodes beside the table; without it those that begin there."
    )
    xc: Count = Field(0, description="The counters in the power base.")


class Position(AnyPosition):
    """A position of Star Trek: The Card Game, at the beginning of a phase."""

    phase: Phase = Field("episode", description="The phase of the turn that begins.")
    bridge: Cards | None = Field(None, description="The bridge crew; without it the core crew.")
    xc: dict[CardName, Count] = Field({}, description="By card the counters on it.")
    p1: Table = Field(Table(), description="The first player.")
    p2: Table = Field(Table(), description="The second player.")

    @property
    def tables(self) -> Mapping[Player, Table]:
        """Each player's part."""
        return {"p1": self.p1, "p2": self.p2}


class Scenario(WrittenScenario):
    """One scenario of Star Trek: The Card Game."""

    given: Position = Field(Position(), description="The position that it starts from.")
