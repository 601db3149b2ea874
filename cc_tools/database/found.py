"""What the read API answers with: plain values, detached from the database."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cc_tools.database.search import CardId
from cc_tools.database.trees import decode
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation


@dataclass(frozen=True, slots=True)
class Meta:
    """Where a database comes from: the program that wrote it, its format, and the content hash of the data."""

    program_version: str
    format_version: int
    data_hash: str


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game, with how many cards, printings and operations it has."""

    id: str
    name: str
    cards: int
    printings: int
    operations: int


@dataclass(frozen=True)
class FoundCard:
    """A card: what every game's card has, and all its fields as plain data in `data`."""

    game: str
    id: str
    name: str
    kind: str
    set: str
    file: str
    line: int
    text: str = field(repr=False)

    @property
    def key(self) -> CardId:
        """The game and the id."""
        return CardId(self.game, self.id)

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """Every field of the card, as JSON has it: `data["vp"]`, `data["names"]["ja"]`."""
        fields: Mapping[str, Any] = json.loads(self.text)
        return fields


@dataclass(frozen=True, slots=True)
class FoundPrinting:
    """A printing: set and number, the mark of a reprint, and for a card of a crew its crew and starting position."""

    card: CardId
    set: str
    set_name: str
    number: str
    marker: str | None
    crew: str | None
    position: str | None


@dataclass(frozen=True)
class FoundOperation:
    """An operation: where it stands, its string, and its sentence in each language that has one."""

    game: str
    collection: str
    record: str
    address: str
    part: str
    slot: str
    kind: str
    flags: tuple[str, ...]
    text: str
    sentences: Mapping[Language, str]
    encoded: str | None = field(repr=False)

    @cached_property
    def tree(self) -> Operation | None:
        """The typed tree; None where the string could not be read when the database was made."""
        return None if self.encoded is None else decode(self.encoded)


@dataclass(frozen=True, slots=True)
class FoundReference:
    """One mention of a card: by an operation (with its address and the slug) or by a field (`deck.card`).

    `record` is the id of what mentions it, None where that has none (a line of later printings).
    """

    game: str
    collection: str
    record: str | None
    via: str
    address: str | None
    slug: str | None


@dataclass(frozen=True, slots=True)
class Candidates:
    """What a name, slug or number may mean: one card, several, or none and the names that come nearest."""

    cards: tuple[FoundCard, ...]
    suggestions: tuple[str, ...] = ()

    @property
    def only(self) -> FoundCard | None:
        """The card, where there is exactly one."""
        return self.cards[0] if len(self.cards) == 1 else None
