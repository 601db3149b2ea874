"""The search language as data: signs, keywords, folding, fields, properties and examples.

`language.json` holds what all games share and each game's `search.json` its own fields; both implementations, this
one and the site's, read nothing else. A game adds a field, or sources, words and names to a field that is there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from cc_tools.database.card_search.characters import Folding
from cc_tools.model.text import Closed, Language

SHARED = Path(__file__).with_name("language.json")
Compare = Literal[":", "=", "!=", "<", "<=", ">", ">="]
Type = Literal["word", "number", "text", "code", "raw", "has", "is"]


class Says(Closed):
    """An explanation in the four languages."""

    en: str = Field(min_length=1)
    pt: str = Field(min_length=1)
    es: str = Field(min_length=1)
    ja: str = Field(min_length=1)


class Aliases(Closed):
    """Further names, by language; each of them is understood in every language."""

    en: tuple[str, ...] = ()
    pt: tuple[str, ...] = ()
    es: tuple[str, ...] = ()
    ja: tuple[str, ...] = ()

    def all(self) -> tuple[str, ...]:
        return (*self.en, *self.pt, *self.es, *self.ja)

    def joined(self, other: Aliases) -> Aliases:
        """These names, then those of `other`."""
        return Aliases(en=self.en + other.en, pt=self.pt + other.pt, es=self.es + other.es, ja=self.ja + other.ja)


class Source(Closed):
    """Where values come from: one of these, as `sources.py` reads it; `game` limits it to the cards of one game."""

    game: bool | None = Field(None, description="The id of the game.")
    kind: bool | None = Field(None, description="The kind of card.")
    record_set: bool | None = Field(None, description="The set whose file the card stands in.")
    faces: bool | None = Field(None, description="The number of faces.")
    operations: bool | None = Field(None, description="The number of operations.")
    sentences: bool | None = Field(None, description="The sentences of operations, by language.")
    rulings: bool | None = Field(None, description="The rulings, by language.")
    rules: bool | None = Field(None, description="The rules that rulings rest on.")
    file: bool | None = Field(None, description="The file the card stands in.")
    names: str | None = Field(None, description="The names of records of this collection, in all languages.")
    listed: str | None = Field(None, description="The ids of the records of this collection that list the card.")
    traits: tuple[str, ...] | None = Field(None, description="Words of these trait fields; of all where empty.")
    printing: Literal["set_id", "number", "marker", "crew", "position"] | None = Field(
        None, description="Of printings."
    )
    operation: Literal["kind", "flag", "reference", "any", "text"] | None = Field(None, description="Of operations.")
    deeds: Literal["does", "on", "costs", "gains"] | None = Field(None, description="What the trees say.")
    record: tuple[str, ...] | None = Field(None, description="Paths in the card's data; lists are gone through.")
    size: tuple[str, ...] | None = Field(None, description="Paths to lists whose length counts.")
    count: str | None = Field(None, description="How many different values another field has.")
    labels: tuple[str, ...] | None = Field(None, description="The words of other fields in all languages.")
    forms: tuple[str, ...] = Field((), alias="as", description="What is made of each value, `{}` being the value.")
    only: str | None = Field(None, description="The game whose cards it is for; set when games are joined.")


class Words(Closed):
    """Which words a field knows beside those that occur: one of these."""

    sense: str | None = Field(None, description="The words of a sense in `game.yaml`.")
    term: str | None = Field(None, description="The id of their term, `{}` being the word.")
    form: str | None = Field(None, alias="as", description="What is made of each word.")
    records: str | None = Field(None, description="Ids of a collection's records, with their names.")
    listed: tuple[str, ...] = Field((), description="These.")
    traits: bool = Field(False, description="All trait words of the vocabulary.")
    games: bool = Field(False, description="The games.")
    sets: bool = Field(False, description="The sets.")
    kinds: bool = Field(False, description="The kinds of operation.")
    flags: bool = Field(False, description="The flags.")
    verbs: bool = Field(False, description="The verbs.")
    any: bool = Field(False, description="All words of the language.")
    slugs: bool = Field(False, description="The slugs of cards, with their names.")
    yes: bool = Field(False, description="Yes and no.")
    only: str | None = Field(None, description="The game whose words they are; set when games are joined.")


class FieldEntry(Closed):
    """A field of the table. An entry of a game that adds to a field may leave out type and explanation."""

    type: Type | None = None
    source: tuple[Source, ...] = Field((), alias="from")
    words: tuple[Words, ...] = ()
    ordered: bool = Field(False, description="Whether the words have an order: that of the sets, or as listed.")
    local: bool = Field(False, description="Whether the texts depend on the language of the query.")
    verbs: tuple[str, ...] = Field((), description="Of `costs` and `gains`: verbs whose objects always count.")
    sign: str = Field("", description="A sign that may stand before a value.")
    aliases: Aliases = Aliases()
    says: Says | None = None

    @property
    def counts(self) -> bool:
        """Whether its numbers are counts, of which none is as good as no value."""
        return any(s.count or s.size or s.faces or s.operations for s in self.source)


class Property(Closed):
    """A value of `is`: short for a query."""

    means: str
    aliases: Aliases = Aliases()


class Example(Closed):
    """A query for the help page; every example is a test."""

    query: str
    language: Language = "en"
    says: Says


class Keyword(Closed):
    """A keyword; with `languages` one only in queries of these."""

    word: str
    languages: tuple[Language, ...] | None = None


class Limits(Closed):
    characters: int
    depth: int


class Characters(Closed):
    """Single characters with a meaning; of `quotes` each opening one with all that close it."""

    open: str
    close: str
    negate: str
    list: str
    quotes: Mapping[str, str]
    both: str = Field(alias="and")
    either: str = Field(alias="or")
    range: tuple[str, ...]


class TypeEntry(Closed):
    compare: tuple[Compare, ...]
    says: Says


class Specification(Closed):
    """The whole language."""

    version: int
    limits: Limits
    grammar: tuple[str, ...]
    meaning: tuple[str, ...] = Field(description="What the grammar does not say, for whoever implements the language.")
    characters: Characters
    compare: Mapping[str, Compare]
    keywords: Mapping[Literal["and", "or", "not"], tuple[Keyword, ...]]
    folding: Folding
    types: Mapping[Type, TypeEntry]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    forms: tuple[str, ...] = Field(description="The forms of a term under which its word is found.")
    anywhere: tuple[str, ...] = Field(description="The fields that a term without a field looks in.")
    fields: Mapping[str, FieldEntry]
    properties: Mapping[str, Property]
    examples: tuple[Example, ...]

    def type_of(self, field: str) -> Type:
        """The type of a field."""
        found = self.fields[field].type
        if found is None:
            raise ValueError(f"the field {field!r} has no type")
        return found

    def names(self) -> Iterator[tuple[str, str]]:
        """Every name of every field as written, with the field's own name."""
        for field, entry in self.fields.items():
            for name in (field, *entry.aliases.all()):
                yield name, field

    def property_names(self) -> Iterator[tuple[str, str]]:
        """The same for the values of `is`."""
        for own, entry in self.properties.items():
            for name in (own, *entry.aliases.all()):
                yield name, own


def specification(games: Mapping[str, Mapping[str, Any]]) -> Specification:
    """The language of all games: what they share, then each game's `search.json`, by the id of the game.

    Raises ValueError where two games give one field two types or one name two fields, and pydantic's ValidationError
    for data of another shape.
    """
    shared = Specification.model_validate(json.loads(SHARED.read_text(encoding="utf-8")))
    fields, properties, examples = dict(shared.fields), dict(shared.properties), list(shared.examples)
    for game, data in games.items():
        for name, value in data.get("fields", {}).items():
            entry = FieldEntry.model_validate(value)
            fields[name] = _joined(name, fields.get(name), _limited(entry, game))
        properties.update({name: Property.model_validate(value) for name, value in data.get("properties", {}).items()})
        examples.extend(Example.model_validate(value) for value in data.get("examples", ()))
    made = shared.model_copy(update={"fields": fields, "properties": properties, "examples": tuple(examples)})
    _check_names(made, made.names())
    _check_names(made, made.property_names())
    return made


def _limited(entry: FieldEntry, game: str) -> FieldEntry:
    """A game's entry, its sources and words for its own cards."""
    sources = tuple(source.model_copy(update={"only": game}) for source in entry.source)
    words = tuple(word.model_copy(update={"only": game}) for word in entry.words)
    return entry.model_copy(update={"source": sources, "words": words})


def _joined(name: str, known: FieldEntry | None, entry: FieldEntry) -> FieldEntry:
    if known is None:
        return entry
    if entry.type not in (None, known.type):
        raise ValueError(f"the field {name!r} has two types: {known.type} and {entry.type}")
    added = {
        "source": known.source + entry.source,
        "words": known.words + tuple(word for word in entry.words if word not in known.words),
        "aliases": known.aliases.joined(entry.aliases),
        "ordered": known.ordered or entry.ordered,
    }
    return known.model_copy(update=added)


def _check_names(spec: Specification, names: Iterator[tuple[str, str]]) -> None:
    found: dict[str, str] = {}
    for name, own in names:
        if found.setdefault(spec.folding.squeezed(name), own) != own:
            raise ValueError(f"{name!r} is a name of both {found[spec.folding.squeezed(name)]!r} and {own!r}")
