"""CSV tables for spreadsheets: cards, printings, operations, rulings and more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from cc_tools.database.columns import identifier
from cc_tools.export.cells import Cell, table
from cc_tools.export.columns import JOINED, cell, columns
from cc_tools.export.source import File, Source
from cc_tools.export.stream import views
from cc_tools.export.view import CARDS, View, faces, names, own_id, reading, rulings
from cc_tools.export.words import present
from cc_tools.model.catalog import Entry
from cc_tools.model.record import Card
from cc_tools.model.text import LANGUAGES, Language

Row = Sequence[Cell]
Rows = Iterator[Row]
NAMES = (*(f"name_{language}" for language in LANGUAGES), "name_reading")
TEXTS = tuple(f"text_{language}" for language in LANGUAGES)
_KEY = ("game", "collection", "id")
_TOLD_ELSEWHERE = ("game", "id", "name", *(f"names_{name}" for name in (*LANGUAGES, "reading")))


def files(source: Source) -> Iterator[File]:
    """A table for each kind of thing, and one for each further collection of records."""
    found = views(source.catalog)
    yield _cards(found)
    for name, (heading, rows) in TABLES.items():
        yield table(f"{name}.csv", heading, (row for made in found for row in rows(made)))
    for collection in sorted({name for made in found for name in made.game.entries} - {CARDS}):
        yield _collection(found, collection)


def _cards(found: Sequence[View]) -> File:
    cards = [card for made in found for _, card in made.cards()]
    own = sorted({name for card in cards for name in (card.kind_field, *card.operation_lists, *card.single_operations)})
    fields = columns(cards, (*_TOLD_ELSEWHERE, *own, "replaced_by"))
    kinds = (f"kind_{language}" for language in LANGUAGES)
    heading = ("game", "id", *NAMES, "set", "kind", *kinds, *fields, "replaced_by")
    ends = ("numbers", "crews", "operations", *TEXTS, "file", "line")

    def rows() -> Rows:
        for made in found:
            for entry, card in made.cards():
                kind = made.kind(card)
                values = (cell(card, path) for path in fields.values())
                start = (made.id, card.id, *_names(card), entry.set, kind.word, *_texts(kind.text))
                yield (*start, *values, card.replaced_by, *_card_end(made, entry, card))

    return table("cards.csv", (*heading, *ends), rows())


def _card_end(made: View, entry: Entry, card: Card) -> Row:
    printed = [one for _, one in made.printings.get(card.id, ())]
    texts = [linked.text for _, linked in made.operations_of(CARDS, card)]
    numbers = JOINED.join(one.number for one in printed if one.number)
    crews = JOINED.join(dict.fromkeys(one.crew for one in printed if one.crew))
    said = (_lines(made.game.sentences.get(text, {}).get(language) for text in texts) for language in LANGUAGES)
    return (numbers, crews, _lines(texts), *said, entry.file, entry.line)


def _collection(found: Sequence[View], collection: str) -> File:
    entries = [(made.id, entry) for made in found for entry in made.game.entries.get(collection, ())]
    fields = columns((entry.record for _, entry in entries), _TOLD_ELSEWHERE)
    heading = ("game", "id", *NAMES, "set", *fields, "file", "line")

    def rows() -> Rows:
        for game, entry in entries:
            values = (cell(entry.record, path) for path in fields.values())
            start = (game, own_id(entry.record), *_names(entry.record), entry.set)
            yield (*start, *values, entry.file, entry.line)

    return table(f"collection-{identifier(collection)}.csv", heading, rows())


def _faces(made: View) -> Rows:
    for _, card in made.cards():
        for position, face in enumerate(faces(card)):
            yield (made.id, card.id, position, face.slug, *_texts(face.names), face.reading)


def _printings(made: View) -> Rows:
    for one in made.game.printings:
        yield (made.id, one.card, one.set, one.number, one.marker, one.crew, one.position)


def _operations(made: View) -> Rows:
    for order, linked in enumerate(made.game.operations):
        one = made.operation(order, linked)
        flags = " ".join(one.flags)
        said = _texts(one.sentences or {})
        yield (made.id, linked.collection, linked.record, one.address, one.part, one.kind, flags, one.text, *said)


def _rulings(made: View) -> Rows:
    for collection, entry in made.entries():
        for ruling in rulings(entry.record):
            rules = JOINED.join(ruling.rules)
            yield (made.id, collection, own_id(entry.record), ruling.part, rules, *_texts(ruling.text))


def _errata(made: View) -> Rows:
    for _, card in made.cards():
        for one in card.errata:
            texts = present({language: getattr(one.text, language) for language in LANGUAGES})
            yield (made.id, CARDS, card.id, one.date, one.source, *_texts(texts))


def _links(made: View) -> Rows:
    for collection, entry in made.entries():
        for link in made.links(collection, entry.record):
            start = (made.id, collection, own_id(entry.record))
            yield (*start, link.via, link.address, link.slug, link.collection, link.id)


def _terms(made: View) -> Rows:
    for term in made.game.terms:
        texts = (getattr(term, language).text for language in LANGUAGES)
        yield (made.id, term.id, term.part, term.category, JOINED.join(term.words), *texts, term.ja.reading)


def _sets(made: View) -> Rows:
    return ((made.id, one.id, one.order, *_names(one)) for one in made.game.sets)


def _games(made: View) -> Rows:
    yield (made.id, *_names(made.game.game))


TABLES: dict[str, tuple[Sequence[str], Callable[[View], Rows]]] = {
    "faces": (("game", "card", "position", "slug", *NAMES), _faces),
    "printings": (("game", "card", "set", "number", "marker", "crew", "position"), _printings),
    "operations": ((*_KEY, "address", "part", "kind", "flags", "operation", *TEXTS), _operations),
    "rulings": ((*_KEY, "part", "rules", *TEXTS), _rulings),
    "errata": ((*_KEY, "date", "source", *TEXTS), _errata),
    "links": ((*_KEY, "via", "address", "slug", "target_collection", "target"), _links),
    "terms": (("game", "id", "part", "category", "words", *TEXTS, "reading"), _terms),
    "sets": (("game", "id", "order", *NAMES), _sets),
    "games": (("id", *NAMES), _games),
}


def _names(of: object) -> Row:
    return (*_texts(names(of)), reading(of))


def _texts(found: Mapping[Language, str]) -> Row:
    return tuple(found.get(language) for language in LANGUAGES)


def _lines(texts: Iterable[str | None]) -> str:
    return "\n".join(text for text in texts if text)
