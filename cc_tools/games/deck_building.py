"""What tools for decks need of a game: a module `decks` of its package tells what begins in place and counts a deck."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Protocol, cast

from cc_tools import games
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import Names, Text

COLLECTION = "decks"
"""The collection in which a game that builds decks has them."""


class DeckLine(Protocol):
    """A card of a deck, by its id, and how many of it."""

    @property
    def card(self) -> str: ...

    @property
    def count(self) -> int: ...


class Deck(Protocol):
    """A deck, as every game that builds decks writes it."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def names(self) -> Names: ...

    @property
    def strategy(self) -> Text | None: ...

    @property
    def starting(self) -> tuple[str, ...]: ...

    @property
    def cards(self) -> Sequence[DeckLine]: ...


@dataclass(frozen=True, slots=True)
class Bar:
    """One value of a field: how many cards of the deck have it (copies counted), and which these are.

    `whole` tells of a set of cards whether all of its parts are there; None where that is no question.
    """

    value: str
    count: int
    cards: tuple[str, ...]
    whole: bool | None = None


@dataclass(frozen=True, slots=True)
class Distribution:
    """How the cards of a deck are spread over the values of a field, in the order in which people read them.

    `sense` is the sense of the values where these are words of the game.
    """

    field: str
    sense: str
    bars: tuple[Bar, ...]


class DeckBuilding(Protocol):
    """What the module `decks` of a game's package has as `BUILDING`."""

    def starting(self, game: GameCatalog) -> tuple[str, ...]:
        """The cards that begin in place, beside every deck."""
        ...

    def distributions(self, game: GameCatalog, deck: Deck) -> tuple[Distribution, ...]:
        """The deck in numbers; empty distributions are left out."""
        ...


def deck_building(game: str) -> DeckBuilding | None:
    """What an installed game knows of decks; None where it builds none."""
    module = f"{games.__name__}.{game.replace('-', '_')}.decks"
    if find_spec(f"{games.__name__}.{game.replace('-', '_')}") is None or find_spec(module) is None:
        return None
    building: DeckBuilding = importlib.import_module(module).BUILDING
    return building


def size(deck: Deck) -> int:
    """How many cards are shuffled."""
    return sum(line.count for line in deck.cards)


def decks(game: GameCatalog) -> list[Deck]:
    """The decks of a game, in the order of their files."""
    return [cast("Deck", entry.record) for entry in game.entries.get(COLLECTION, ())]
