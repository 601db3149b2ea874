"""The catalog: everything the compiler knows about the games, as one immutable value that all readers share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cc_tools.model.game import CardSet, Game
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.record import Card, Record
from cc_tools.model.term import Term
from cc_tools.model.text import Closed, Language
from cc_tools.model.tree import Operation


@dataclass(frozen=True, slots=True)
class Entry:
    """One record where it stands: its set, and the file and line that an author would open."""

    record: Closed
    set: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Printed:
    """One printing of a card: the set, the number, and for a card of a crew its crew and starting position."""

    card: str
    set: str
    number: str
    marker: str | None = None
    crew: str | None = None
    position: str | None = None

    @property
    def owner(self) -> tuple[str, str] | None:
        """The record in whose own deck the number is: its collection and id."""
        return ("crew", self.crew) if self.crew else None


@dataclass(frozen=True, slots=True)
class Linked:
    """One operation at its address; the tree is found by the text, since equal strings mean the same."""

    address: str
    collection: str
    record: str
    text: str


@dataclass(frozen=True)
class GameCatalog:
    """One game: its own data, its terms and sets, and its records by collection (`cards`, `crew`, …)."""

    game: Game
    terms: tuple[Term, ...] = ()
    sets: tuple[CardSet, ...] = ()
    entries: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict)
    printings: tuple[Printed, ...] = ()
    operations: tuple[Linked, ...] = ()
    trees: Mapping[str, Operation] = field(default_factory=dict)
    phrases: PhraseBook = field(default_factory=PhraseBook)
    sentences: Mapping[str, Mapping[Language, str]] = field(default_factory=dict)

    def records(self, collection: str) -> Iterator[Record]:
        """The records of a collection, in the order of their sets and files."""
        for entry in self.entries.get(collection, ()):
            if isinstance(entry.record, Record):
                yield entry.record

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """All cards by id."""
        return {card.id: card for card in self.records("cards") if isinstance(card, Card)}

    @cached_property
    def by_slug(self) -> Mapping[str, tuple[str, ...]]:
        """Card ids by slug of the name, which cards may share; faces count with their own name."""
        found: dict[str, tuple[str, ...]] = {}
        for card in self.cards.values():
            for name in dict.fromkeys(card.slugs):
                found[name] = (*found.get(name, ()), card.id)
        return found


@dataclass(frozen=True)
class Catalog:
    """All games by id. `open(compile(catalog)) == catalog`."""

    games: Mapping[str, GameCatalog] = field(default_factory=dict)
