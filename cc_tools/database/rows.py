"""The rows of one game, table by table, as generators: nothing but keys is held in memory."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from cc_tools.database.errors import DatabaseError
from cc_tools.database.folding import folded, squeeze
from cc_tools.database.references import field_references
from cc_tools.database.trees import encode
from cc_tools.database.uses import head, uses
from cc_tools.model.catalog import Entry, GameCatalog
from cc_tools.model.record import Card, Ruling
from cc_tools.model.text import LANGUAGES, Closed, Names

Row = Sequence[object]
CARDS = "cards"


def document(record: Closed, *, short: bool = False) -> str:
    """A record as JSON, the same text each time: with every field, or `short` with those that differ from defaults.

    Raises DatabaseError if the record would not come back from it.
    """
    text = record.model_dump_json(exclude_defaults=short)
    if type(record).model_validate_json(text) != record:
        raise DatabaseError(f"A record of type {type(record).__name__} cannot be stored as JSON: {text[:80]}")
    return text


def names_of(record: Closed) -> Iterator[tuple[str, str]]:
    """The names of a record or part as (language, name); `reading` is the kana of the Japanese one."""
    name = getattr(record, "name", None)
    if isinstance(name, str):
        yield "en", name
    translated = getattr(record, "names", None)
    if isinstance(translated, Names):
        for language in type(translated).model_fields:
            text = getattr(translated, language)
            if text is not None:
                yield language, text


def parts_of(record: Closed) -> Iterator[tuple[str, Closed]]:
    """The record itself under an empty id, then its parts (faces, missions) under theirs."""
    yield "", record
    for field in getattr(record, "parts", ()):
        for part in getattr(record, field):
            yield part.id, part


def rulings_of(record: Closed) -> Iterator[tuple[str, Ruling]]:
    """The rulings of a record and its parts, each with the id of the part."""
    for part, closed in parts_of(record):
        for ruling in getattr(closed, "rulings", ()):
            yield part, ruling


def traits_of(card: Card) -> Iterator[tuple[str, str, str]]:
    """The trait words of a card and its parts as (part, field, word)."""
    for part, closed in parts_of(card):
        for field in card.trait_fields:
            for word in getattr(closed, field, ()):
                yield part, field, word


@dataclass(frozen=True)
class GameRows:
    """One game with the keys its rows get; keys count on from those of the game before it."""

    game: str
    catalog: GameCatalog
    first_record: int
    first_text: int
    first_operation: int
    first_collection: int

    @cached_property
    def collections(self) -> Mapping[str, int]:
        """The keys of the collections by name."""
        return {name: self.first_collection + i for i, name in enumerate(sorted(self.catalog.entries))}

    @cached_property
    def keys(self) -> Mapping[tuple[str, str], int]:
        """The keys of the records by collection and id."""
        found = {}
        for key, collection, entry in self.entries():
            own = getattr(entry.record, "id", None)
            if own is not None:
                found[collection, own] = key
        return found

    @cached_property
    def texts(self) -> Mapping[str, int]:
        """The keys of all operation strings."""
        catalog = self.catalog
        found = {operation.text for operation in catalog.operations} | set(catalog.trees) | set(catalog.sentences)
        return {text: self.first_text + i for i, text in enumerate(sorted(found))}

    def key(self, collection: str, own: str) -> int:
        """The key of a record. Raises DatabaseError where the catalog has none of that id."""
        try:
            return self.keys[collection, own]
        except KeyError:
            raise DatabaseError(f"The catalog names {own!r}, but its {collection} have no such record.") from None

    @cached_property
    def first_keys(self) -> Mapping[str, int]:
        """The key of the first record of each collection."""
        found, key = {}, self.first_record
        for name in self.collections:
            found[name] = key
            key += len(self.catalog.entries[name])
        return found

    def entries_of(self, collection: str) -> Iterator[tuple[int, Entry]]:
        """The entries of one collection with their keys."""
        return enumerate(self.catalog.entries.get(collection, ()), self.first_keys.get(collection, 0))

    def entries(self) -> Iterator[tuple[int, str, Entry]]:
        """All entries with their keys, collection by collection."""
        return ((key, name, entry) for name in self.collections for key, entry in self.entries_of(name))

    def cards(self) -> Iterator[tuple[int, Card]]:
        """The cards with their keys."""
        for key, entry in self.entries_of(CARDS):
            if isinstance(entry.record, Card):
                yield key, entry.record

    def record_rows(self) -> Iterator[Row]:
        for key, collection, entry in self.entries():
            record = entry.record
            own, name = getattr(record, "id", None), getattr(record, "name", None)
            yield key, self.collections[collection], self.game, own, name, entry.set or None, entry.file, entry.line

    def data_rows(self, collection: str) -> Iterator[Row]:
        return ((key, document(entry.record)) for key, entry in self.entries_of(collection))

    def card_rows(self) -> Iterator[Row]:
        return ((key, self.game, card.id, card.kind) for key, card in self.cards())

    def face_rows(self) -> Iterator[Row]:
        for key, card in self.cards():
            for position, (name, slug) in enumerate(zip(card.face_names, card.slugs, strict=True)):
                yield key, position, name, slug

    def name_rows(self) -> Iterator[Row]:
        for key, _, entry in self.entries():
            for part, closed in parts_of(entry.record):
                for language, name in names_of(closed):
                    yield key, part, language, name, folded(name), squeeze(name)

    def trait_rows(self) -> Iterator[Row]:
        for key, card in self.cards():
            for trait in traits_of(card):
                yield key, *trait

    def printing_rows(self) -> Iterator[Row]:
        for p in self.catalog.printings:
            card = self.key(CARDS, p.card)
            yield card, self.game, p.set, p.number, p.number.casefold(), p.marker, p.crew, p.position

    def ruling_rows(self) -> Iterator[Row]:
        for key, _, entry in self.entries():
            for part, ruling in rulings_of(entry.record):
                texts = (getattr(ruling.text, language) for language in LANGUAGES)
                yield key, part, json.dumps(ruling.rules, ensure_ascii=False), *texts

    def text_rows(self) -> Iterator[Row]:
        for text, key in self.texts.items():
            tree = self.catalog.trees.get(text)
            kind, flags = head(text, tree)
            rendered = int(text in self.catalog.sentences)
            yield key, self.game, text, kind, flags, None if tree is None else encode(tree), rendered

    def sentence_rows(self) -> Iterator[Row]:
        for text, key in self.texts.items():
            for language, sentence in sorted(self.catalog.sentences.get(text, {}).items()):
                yield key, language, sentence

    def word_rows(self) -> Iterator[Row]:
        for text, key in self.texts.items():
            tree = self.catalog.trees.get(text)
            if tree is not None:
                yield from ((key, *use, times) for use, times in uses(tree))

    def operation_rows(self) -> Iterator[Row]:
        for key, linked in enumerate(self.catalog.operations, self.first_operation):
            path, _, slot = linked.address.partition("#")
            part = path.partition("/")[2]
            record = self.key(linked.collection, linked.record)
            yield key, record, self.texts[linked.text], linked.address, part, slot

    def field_rows(self) -> Iterator[Row]:
        """What the fields of records refer to."""
        for key, _, entry in self.entries():
            for via, collection, own in field_references(entry.record):
                yield key, via, self.keys.get((collection, own))
