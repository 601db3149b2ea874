"""The records of Star Trek: Captain's Chair beyond what every game has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from pydantic import Field

from cc_tools.model.record import (
    Card as AnyCard,
    Id,
    OperationOf,
    OperationString,
    PrintedAs,
    Record,
    RefersTo,
    Ruling,
    Titled,
    Words,
)
from cc_tools.model.text import Closed, Names

Suit = Annotated[str, Words("suit")]
Trait = Annotated[str, Words("trait")]
Position = Annotated[str, Words("position")]
Track = Annotated[str, Words("track")]
Skill = Annotated[str, Words("skill")]
Focus = Annotated[str, Words("focus")]


AwayTeams = Annotated[int, Field(ge=0, le=20)] | Annotated[str, Field(pattern=r"^\d+\+$")]


class Content(Closed):
    """What one face of a card shows."""

    suit: Suit = Field(description="The suit (or type) printed on the card.")
    traits: tuple[Trait, ...] = Field((), description="The traits, in the order printed.")
    skills: tuple[Skill, ...] = Field((), description="The skill icons, one for each icon.")
    focus: Focus | None = Field(None, description="The focus icon.")
    vp: int | None = Field(None, description="Victory points printed on the card.", ge=-20, le=20)
    away_teams: AwayTeams | None = Field(
        None, description="Away teams that stand on this captain at the start; `2+` where a rule of the crew adds more."
    )
    ship_token: bool = Field(False, description="Whether the ship has a token of its own.")
    token_weight: int | None = Field(
        None, description="How many tokens its Ship token counts as for securing a Location, if not one.", ge=2, le=9
    )


class Face(Content):
    """A further face of a card that can be flipped."""

    id: Id = Field(description="The id of the face: its name in kebab-case.")
    name: str = Field(description="The English name printed on this face.", min_length=1, max_length=200)
    names: Names = Field(Names(), description="The name in the other languages.")
    operations: Annotated[tuple[OperationString, ...], OperationOf()] = Field(
        (), description="What this face does: one operation a line, in the order printed."
    )
    rulings: tuple[Ruling, ...] = Field((), description="Answers to questions about this face.")

    operation_lists: ClassVar[tuple[str, ...]] = ("operations",)


class Card(AnyCard, Content):
    """A card of Captain's Chair."""

    kind_field: ClassVar[str] = "suit"
    trait_fields: ClassVar[tuple[str, ...]] = ("traits",)
    single_operations: ClassVar[tuple[str, ...]] = ("cost",)
    parts: ClassVar[tuple[str, ...]] = ("faces",)

    position: Position | None = Field(None, description="Where a Location or a solo Directive starts.")
    cost: Annotated[OperationString | None, OperationOf(("COST",))] = Field(
        None, description="The development cost, as an operation of kind COST."
    )
    faces: tuple[Face, ...] = Field((), description="The other faces of a card that can be flipped.")

    @property
    def sides(self) -> tuple[Titled, ...]:
        """The card itself and its further faces."""
        return (self, *self.faces)


class Reprint(Closed):
    """A later printing of a card that stands in an earlier set; it is called by card and number."""

    card: Annotated[Id, RefersTo("cards")] = Field(description="The id of the card.")
    number: str = Field(description="The collector number with the total.", min_length=1)
    marker: str | None = Field(None, description="The mark of a reprint beside the number.")

    @property
    def id(self) -> str:
        return f"{self.card} {self.number}"

    def printed(self) -> Iterator[PrintedAs]:
        """The printing itself."""
        yield PrintedAs(self.card, self.number, self.marker)


class DeckEntry(Reprint):
    """One card of a crew's deck."""

    position: Position | None = Field(None, description="Where the card starts.")


class Crew(Record):
    """A crew: its captain and its deck, one line for each number."""

    captain: Annotated[Id, RefersTo("cards")] = Field(description="The id of the captain.")
    deck: tuple[DeckEntry, ...] = Field(
        description="The cards of the crew, in the order of their numbers.", min_length=1
    )

    def printed(self) -> Iterator[PrintedAs]:
        """The printings of the deck."""
        for index, entry in enumerate(self.deck):
            yield PrintedAs(entry.card, entry.number, entry.marker, self.id, entry.position, ("deck", index))


class Mission(Record):
    """A mission of a crew board."""

    single_operations: ClassVar[tuple[str, ...]] = ("goal", "reward")
    operation_lists: ClassVar[tuple[str, ...]] = ()

    vp: int = Field(description="Victory points for completing it.", ge=0, le=20)
    goal: Annotated[OperationString, OperationOf(("GOAL",))] = Field(description="What completes it, of kind GOAL.")
    reward: Annotated[OperationString, OperationOf(("REWARD",))] = Field(description="What completing brings.")


class Side(Closed):
    """One side of a crew board."""

    actions: int = Field(description="Action tokens a turn.", ge=0, le=20)
    control_max: int = Field(description="Locations that may be taken in a CONTROL step.", ge=0, le=20)
    mission_completion_tokens: int = Field(description="Missions that can be completed.", ge=0, le=20)
    tracks: dict[Track, dict[int, int]] = Field(
        {}, description="For each track the multipliers on it: level, multiplier."
    )


class Board(Closed):
    """A crew board with its sides and missions; its id is its crew's."""

    operation_lists: ClassVar[tuple[str, ...]] = ("operations",)
    parts: ClassVar[tuple[str, ...]] = ("missions",)

    crew: Annotated[Id, RefersTo("crew")] = Field(description="The id of the crew.")
    sides: dict[Annotated[str, Words("side")], Side] = Field(description="The sides of the board.", min_length=1)
    missions: tuple[Mission, ...] = Field(description="The missions of the board.")
    trait_slots: tuple[Trait | str, ...] = Field((), description="Traits that can be marked on the board.")
    operations: Annotated[tuple[OperationString, ...], OperationOf()] = Field(
        (), description="Rules of the board itself."
    )
    rulings: tuple[Ruling, ...] = Field((), description="Answers to questions about this board.")

    @property
    def id(self) -> str:
        return self.crew


class Stardate(Record):
    """A Stardate card."""

    single_operations: ClassVar[tuple[str, ...]] = ("emptied", "resolution")

    mode: Annotated[str, Words("mode")] = Field(description="The way of playing it belongs to.")
    sequence: int = Field(description="Its place in the sequence, from 1.", ge=1, le=20)
    glory: int = Field(description="The Glory on it at the start.", ge=0, le=50)
    bot_actions: int | None = Field(None, description="Actions of the automated opponent.", ge=0, le=20)
    emptied: Annotated[OperationString, OperationOf(("EMPTIED",))] = Field(
        description="What happens when it is emptied."
    )
    resolution: Annotated[OperationString | None, OperationOf(("RESOLUTION",))] = Field(
        None, description="What happens in a Resolution."
    )
    operations: Annotated[tuple[OperationString, ...], OperationOf()] = Field((), description="Further operations.")


COLLECTIONS: dict[str, type[Closed]] = {
    "cards": Card,
    "printings": Reprint,
    "crew": Crew,
    "board": Board,
    "stardates": Stardate,
}
