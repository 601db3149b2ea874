"""A scenario as an author writes it, in the part that every game shares: a position, moves, and what has to hold.

A game says in its own models what a position holds (`cc_tools.games`). Keys are written with hyphens; a field
`new_game` is the key `new-game`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field, StringConstraints

from cc_tools.model.record import Id, Words
from cc_tools.model.text import Closed

Player = Literal["p1", "p2"]
PLAYERS: tuple[Player, ...] = ("p1", "p2")

RuleName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)*$")]
Line = Annotated[str, StringConstraints(min_length=1, max_length=400)]


@dataclass(frozen=True, slots=True)
class Calls:
    """Marks a text that calls a record of this collection by its name; once read, it holds the record's id."""

    collection: str


CardName = Annotated[str, Calls("cards")]
Unseen = Annotated[int, Field(ge=0, le=99)]
Cards = tuple[CardName | Unseen, ...]
"""Cards by name, and numbers that stand for so many cards that have no name here."""

Count = Annotated[int, Field(ge=0, le=999)]


class Hyphened(Closed):
    """A closed record whose keys are written with hyphens."""

    model_config = ConfigDict(alias_generator=lambda name: name.replace("_", "-"), populate_by_name=True)


class Position(Hyphened):
    """The position that a scenario starts from."""

    seed: int = Field(1, description="What chance begins with.", ge=0, le=2**31 - 1)
    rules: dict[Annotated[str, Words("option")], str] = Field({}, description="Rules options other than the default.")
    current: Player = Field("p1", description="The player whose turn it is.")
    starting_player: Player = Field("p1", description="The player who had the first turn of the game.")


class Zoned(Hyphened):
    """One player's part of a position, with a field of cards for each of the `ZONES`."""

    ZONES: ClassVar[tuple[str, ...]] = ()

    @property
    def zones(self) -> Mapping[str, Cards]:
        """The cards in each zone, by its name here."""
        return {name: getattr(self, name) for name in self.ZONES}


class Points(Closed):
    """Points by player."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})

    p1: int | None = Field(None, description="The points of the first player.", ge=-999, le=999)
    p2: int | None = Field(None, description="The points of the second player.", ge=-999, le=999)

    @property
    def given(self) -> Mapping[Player, int]:
        """The points that are written."""
        known: dict[Player, int | None] = {"p1": self.p1, "p2": self.p2}
        return {player: points for player, points in known.items() if points is not None}


class WrittenExpectation(Closed):
    """One thing that has to hold afterwards, under the key that says what kind of thing it is."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    p1: Line | None = Field(None, description="A condition of the operation language, in the first player's eyes.")
    p2: Line | None = Field(None, description="A condition of the operation language, in the second player's eyes.")
    legal: Line | None = Field(None, description="A move that is offered now: `p1 play CARD 2`.")
    illegal: Line | None = Field(None, description="A move that is not offered now.")
    asks: Line | None = Field(None, description="A player and the card that a question to that player is about.")
    score: Points | None = Field(None, description="What final scoring, run on this position, gives.")
    winner: Player | None = Field(None, description="A winner of the game that is over; two lines say that it is tied.")
    over: Id | None = Field(None, description="How the game is over.")
    log: Line | None = Field(None, description="The name of an event that the log has a line of.")
    hidden: Line | None = Field(None, description="A player, and a zone that this player cannot see: `p2 p1.hand`.")


class WrittenScenario(Closed):
    """One scenario. A game adds `given`, the position."""

    name: str = Field(description="What the scenario shows, in one line.", min_length=1, max_length=200)
    rule: RuleName | None = Field(None, description="The id of a rule that the scenario shows: `step.control.take.2`.")
    also: tuple[RuleName, ...] = Field((), description="The ids of further rules that the same play shows.")
    given: Position = Field(description="The position that it starts from.")
    when: tuple[Line, ...] = Field((), description="What the players do, one move a line.")
    then: tuple[WrittenExpectation, ...] = Field(description="What has to hold afterwards.", min_length=1)
