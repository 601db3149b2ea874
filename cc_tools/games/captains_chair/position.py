"""The position that a scenario of Captain's Chair starts from.

What is not written is empty or 0, apart from the defaults of the fields. Once read, cards, missions and crews stand
there by id; a number among cards is so many cards without a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

from cc_tools.model.record import Words
from cc_tools.model.scenario import (
    Calls,
    CardName,
    Cards,
    Count,
    Hyphened,
    Player,
    Position as AnyPosition,
    WrittenScenario,
    Zoned,
)

Crew = Annotated[str, Calls("crew")]
SetId = Annotated[str, Calls("set")]
Side = Annotated[str, Words("side")]
Track = Annotated[str, Words("track")]
Resources = dict[Annotated[str, Words("resource")], Count]
Step = Literal["resupply", "control", "action", "clean-up"]


class Market(Hyphened):
    """The rows of the Market: the face-up card first, then the deck from the top."""

    person: Cards = Field((), description="Persons.")
    cargo: Cards = Field((), description="Cargo.")
    ship: Cards = Field((), description="Ships.")
    ally: Cards = Field((), description="Allies.")


class Decks(Hyphened):
    """The shared decks, from the top."""

    incident: Cards = Field((), description="Incidents.")
    encounter: Cards = Field((), description="Encounters.")
    location: Cards = Field((), description="Locations.")


class TopStardate(Hyphened):
    """The Stardate on top."""

    card: int = Field(1, description="Its place in the sequence.", ge=1, le=20)
    glory: Count = Field(5, description="The Glory on it.")


class Presence(Hyphened):
    """What a player has at a Location."""

    ships: Cards = Field((), description="Ships whose tokens stand there.")
    away_teams: Count = Field(0, description="Away Teams there.")


class Seat(Hyphened):
    """A player of a new game."""

    crew: Crew = Field(description="The crew.")
    side: Side = Field("advanced", description="The side of the crew board.")


class NewGame(Hyphened):
    """The players of a game that is set up by the rules, and the sets of its common cards."""

    p1: Seat = Field(description="The first player.")
    p2: Seat = Field(description="The second player.")
    boxes: tuple[SetId, ...] = Field((), description="The sets of the common cards; without any those of the crews.")
    promos: tuple[SetId, ...] = Field((), description="The sets of promo cards shuffled into them.")


class Table(Zoned):
    """One player's part of a position."""

    ZONES: ClassVar[tuple[str, ...]] = (
        "hand", "deck", "discard", "reserve", "development", "staging", "log", "duty", "fleet", "locations", "status",
        "rewards",
    )  # fmt: skip
    COUNTERS: ClassVar[tuple[str, ...]] = ("dilithium", "latinum", "glory", "actions")

    crew: Crew | None = Field(None, description="The crew; without it the first crew, by id, that no other player has.")
    side: Side = Field("advanced", description="The side of the crew board.")
    hand: Cards = Field((), description="The hand.")
    deck: Cards = Field((), description="The Draw deck, from the top.")
    discard: Cards = Field((), description="The Discard pile, from the top.")
    reserve: Cards = Field((), description="The Reserve, from the top.")
    development: Cards = Field((), description="The Development pile.")
    staging: Cards = Field((), description="The Staging Area.")
    log: Cards = Field((), description="The Captain's Log.")
    duty: Cards = Field((), description="The Duty Officers.")
    fleet: Cards = Field((), description="The Fleet Area.")
    locations: Cards = Field((), description="The Locations under control.")
    status: Cards = Field((), description="Status cards in play.")
    rewards: Cards = Field((), description="The Reward pile.")
    rest: Literal["deck"] | None = Field(
        None, description="`deck`: the crew's cards that are named nowhere lie in the Draw deck, shuffled."
    )
    beamed: dict[CardName, Cards] = Field({}, description="By host the cards beamed to it.")
    exhausted: Cards = Field((), description="Cards in play that are exhausted.")
    at: dict[CardName, Presence] = Field({}, description="By Location what the player has there.")
    dilithium: Count = Field(0, description="Dilithium in the resource pool.")
    latinum: Count = Field(0, description="Latinum in the resource pool.")
    glory: Count = Field(0, description="Glory in the resource pool.")
    actions: Count = Field(3, description="Action tokens that are left.")
    tracks: dict[Track, Annotated[int, Field(ge=0, le=15)]] = Field({}, description="The levels on the tracks.")
    resources_on: dict[CardName, Resources] = Field({}, description="By card the resources on it.")
    missions: tuple[Annotated[str, Calls("missions")], ...] = Field((), description="The missions completed.")
    marks: tuple[Annotated[str, Words("trait")] | Annotated[str, Words("trait-slot")], ...] = Field(
        (), description="The marked traits of the crew board."
    )

    @property
    def counters(self) -> Mapping[str, int]:
        """The number of each counter."""
        return {name: getattr(self, name) for name in self.COUNTERS}


class Position(AnyPosition):
    """A position of Captain's Chair, or a new game."""

    new_game: NewGame | None = Field(None, description="In place of a position: a game that is set up by the rules.")
    step: Step = Field("action", description="The step of the turn.")
    neutral_zone: Cards = Field((), description="The Locations of the Neutral Zone.")
    market: Market = Field(Market(), description="The Market.")
    decks: Decks = Field(Decks(), description="The shared decks.")
    junk: Cards = Field((), description="The Junk.")
    stardate: TopStardate = Field(TopStardate(), description="The Stardate on top.")
    resources_on: dict[CardName, Resources] = Field({}, description="By shared card the resources on it.")
    p1: Table = Field(Table(), description="The first player.")
    p2: Table = Field(Table(), description="The second player.")

    @property
    def tables(self) -> Mapping[Player, Table]:
        """Each player's part."""
        return {"p1": self.p1, "p2": self.p2}

    @model_validator(mode="after")
    def _is_one_of_both(self) -> Position:
        of_both = {*AnyPosition.model_fields, "new_game"} - {"current"}
        beside = sorted(self.model_fields_set - of_both)
        if self.new_game is not None and beside:
            raise ValueError(f"a new game has no position, so `{beside[0].replace('_', '-')}` is too much")
        return self


class Scenario(WrittenScenario):
    """One scenario of Captain's Chair."""

    given: Position = Field(Position(), description="The position that it starts from.")
