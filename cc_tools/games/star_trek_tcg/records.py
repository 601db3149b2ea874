"""The records of Star Trek: The Card Game beyond what every game has.

What a card only prints as a number or a word is a field; what it alone does is an operation. Neither the rules of its
type (a wild is discarded after use) nor the text of a keyword are repeated on the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from cc_tools.model.record import (
    Card as AnyCard,
    Id,
    OperationOf,
    OperationString,
    PrintedAs,
    Record,
    RefersTo,
    Words,
)
from cc_tools.model.text import Closed, Text

Type = Annotated[str, Words("type")]
Attribute = Annotated[str, Words("trait")]
ActionName = Annotated[str, Words("action")]
Ability = Annotated[str, Words("ability")]
RatingIcon = Annotated[str, Words("rating-icon")]
Rating = Annotated[int, Field(ge=0, le=20)] | Literal["special"]


class Ratings(Closed):
    """The three ratings of a card; `special` where an asterisk is printed, which an operation then sets."""

    combat: Rating = Field(description="Combat: the red number.")
    humanity: Rating = Field(description="Humanity: the yellow number.")
    logic: Rating = Field(description="Logic: the blue number.")


class Card(AnyCard):
    """A card of Star Trek: The Card Game."""

    kind_field: ClassVar[str] = "type"
    trait_fields: ClassVar[tuple[str, ...]] = ("attributes", "actions", "keywords", "abilities")

    type: Type = Field(description="The type of card: crew, challenge, plot and so on.")
    rarity: Annotated[str, Words("rarity")] = Field(description="How often the set prints the card.")
    role: str | None = Field(None, description="The post of a crew member, as printed.", min_length=1, max_length=100)
    episode: str | None = Field(
        None, description="The title of the television episode of an episode card.", min_length=1, max_length=100
    )
    reward_xc: int | None = Field(None, description="The XC value of an episode card.", ge=-9, le=9)
    ratings: Ratings | None = Field(None, description="The ratings of crew, challenges and guests.")
    attributes: tuple[Attribute, ...] = Field((), description="The coloured words, in the order printed.")
    actions: tuple[ActionName, ...] = Field(
        (), description="What a challenge can do, in the order printed; `special` is the asterisk."
    )
    keywords: tuple[Ability, ...] = Field((), description="Abilities that the rules define, in the order printed.")
    abilities: tuple[Ability, ...] = Field(
        (), description="Names of the abilities that the card defines: each is the operation in the same place."
    )
    cost_xc: int = Field(0, description="What it costs to play the card.", ge=0, le=9)
    icon: RatingIcon | None = Field(None, description="The rating icon in the lower left corner of a deck card.")
    enterprise_symbol: bool = Field(False, description="Whether the card has the Enterprise symbol.")
    confidence: Literal["high", "medium"] = Field(
        "high", description="How sure the facts are: `medium` where the print leaves doubt or could not be seen well."
    )

    def printed(self) -> Iterator[PrintedAs]:
        """The one printing in the set where the card stands; the cards of this game bear no number."""
        yield PrintedAs(self.id, "")


class Action(Record):
    """A row of the action table (tcg.action.table): what a challenge with this action does."""

    operation_lists: ClassVar[tuple[str, ...]] = ()

    rating: RatingIcon = Field(description="The rating on which both sides turn up cards.")
    target: Annotated[str, Words("action-target")] = Field(description="Who chooses the target, or which it is.")
    result: Annotated[str, Words("action-result")] = Field(description="What befalls the target if the crew loses.")


class Keyword(Record):
    """An ability of the rules (tcg.ability.paid, tcg.ability.free); cards with the keyword have its operations."""

    operations: Annotated[tuple[OperationString, ...], OperationOf()] = Field(
        description="What the ability does.", min_length=1
    )


class DeckLine(Closed):
    """A card of a deck, and how many of it."""

    card: Annotated[Id, RefersTo("cards")] = Field(description="The id of the card.")
    count: int = Field(1, description="How many copies of it are in the deck.", ge=1, le=99)


class Deck(Record):
    """A deck to play with (tcg.deck.size to tcg.default.set): what is shuffled, and what begins in place."""

    operation_lists: ClassVar[tuple[str, ...]] = ()
    outside_sets: ClassVar[bool] = True

    strategy: Text | None = Field(None, description="What the deck is after, for its player, in a few sentences.")
    starting: tuple[Annotated[Id, RefersTo("cards")], ...] = Field(
        description="The cards that begin in place, beside the deck: the core crew and the default episodes."
    )
    cards: tuple[DeckLine, ...] = Field(description="The cards that are shuffled, each once.", min_length=1)


COLLECTIONS: dict[str, type[Closed]] = {"cards": Card, "actions": Action, "keywords": Keyword, "decks": Deck}
