"""The values of each field of the search language, read from a database when they are first asked for."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from cc_tools.database.card_search.deeds import Deeds, deeds
from cc_tools.database.card_search.specification import Source, Specification
from cc_tools.database.card_search.values import Column, FoundCard, Value, Vocabulary
from cc_tools.database.card_search.vocabulary import Vocabularies
from cc_tools.database.trees import decode
from cc_tools.model.text import LANGUAGES, Language

_LEADING = re.compile(r"-?\d+")
Found = Iterable[tuple[int, Value]]
"""Values with the positions of their cards."""


class DatabaseValues:
    """The values of the cards in an open database."""

    def __init__(self, connection: sqlite3.Connection, spec: Specification) -> None:
        self._connection = connection
        self._spec = spec
        self._columns: dict[tuple[str, Language], Column] = {}
        self._vocabularies = Vocabularies(connection, spec)
        self._known: dict[str, Vocabulary] = {}

    @cached_property
    def cards(self) -> Sequence[FoundCard]:
        """The cards, in the order of games, sets and files."""
        names: dict[int, dict[str, str]] = {key: {} for key in self._positions}
        query = "SELECT n.record, n.language, n.name FROM name n JOIN card c ON c.key = n.record WHERE n.part = ''"
        for key, language, name in self._connection.execute(query):
            names[key][language] = name
        rows = self._connection.execute(
            "SELECT game, id, name, kind, coalesce(set_id, ''), key FROM cards ORDER BY key"
        )
        return [
            FoundCard(game, own, name, kind, set_id, _translated(names[key]))
            for game, own, name, kind, set_id, key in rows
        ]

    def vocabulary(self, field: str) -> Vocabulary:
        """The words of a field: those that its entry names, and those that occur."""
        if field not in self._known:
            occurring = dict.fromkeys(str(word) for values in self.column(field, "en") for word in values)
            self._known[field] = self._vocabularies.of(self._spec.fields[field], occurring)
        return self._known[field]

    def column(self, field: str, language: Language) -> Column:
        """The values of a field, card by card."""
        entry = self._spec.fields[field]
        key = (field, language if entry.local else "en")
        if key not in self._columns:
            self._columns[key] = self._column(field, key[1])
        return self._columns[key]

    def _column(self, field: str, language: Language) -> Column:
        found: list[dict[Value, None]] = [{} for _ in self._positions]
        is_number = self._spec.type_of(field) == "number"
        for source in self._spec.fields[field].source:
            for position, value in self._made(source, language):
                if source.only is None or self._games[position] == source.only:
                    number = _number(value) if is_number else value
                    if number is not None:
                        found[position][number] = None
        return [tuple(values) for values in found]

    def _made(self, source: Source, language: Language) -> Found:
        values = self._values(source, language)
        if not source.forms:
            return values
        return ((position, form.format(value)) for position, value in values for form in source.forms)

    def _values(self, source: Source, language: Language) -> Found:
        """The values of one source, by whichever of its keys is set."""
        for name in source.model_fields_set - {"forms", "only"}:
            read: Callable[[Any, Language], Found] = getattr(self, f"_from_{name}")
            return read(getattr(source, name), language)
        return ()

    # --- one method for each key of a source --------------------------------------------------------------------

    def _from_game(self, _: bool, _language: Language) -> Found:
        return enumerate(self._games)

    def _from_kind(self, _: bool, _language: Language) -> Found:
        return self._rows("SELECT key, kind FROM card")

    def _from_record_set(self, _: bool, _language: Language) -> Found:
        return self._rows("SELECT c.key, r.set_id FROM card c JOIN record r USING (key)")

    def _from_file(self, _: bool, _language: Language) -> Found:
        return self._rows("SELECT c.key, r.file FROM card c JOIN record r USING (key)")

    def _from_faces(self, _: bool, _language: Language) -> Found:
        return self._rows("SELECT card, count(*) FROM face GROUP BY card")

    def _from_operations(self, _: bool, _language: Language) -> Found:
        return self._rows("SELECT c.key, (SELECT count(*) FROM operation o WHERE o.record = c.key) FROM card c")

    def _from_names(self, collection: str, _language: Language) -> Found:
        query = """SELECT n.record, n.name FROM name n JOIN record r ON r.key = n.record
            JOIN collection c ON c.key = r.collection WHERE c.name = ? ORDER BY n.key"""
        return self._rows(query, collection)

    def _from_listed(self, collection: str, _language: Language) -> Found:
        query = """SELECT f.target, r.id FROM reference f JOIN record r ON r.key = f.source
            JOIN collection c ON c.key = r.collection WHERE c.name = ? AND f.operation IS NULL ORDER BY f.key"""
        return self._rows(query, collection)

    def _from_traits(self, fields: tuple[str, ...], _language: Language) -> Found:
        rows = self._connection.execute("SELECT card, word, field FROM trait ORDER BY key")
        return ((self._positions[key], word) for key, word, field in rows if not fields or field in fields)

    def _from_printing(self, column: str, _language: Language) -> Found:
        return self._rows(f"SELECT card, {column} FROM printing ORDER BY key")

    def _from_operation(self, what: str, _language: Language) -> Found:
        joined = "FROM operation o JOIN card c ON c.key = o.record JOIN operation_text t ON t.key = o.text"
        if what in ("kind", "text"):
            return self._rows(f"SELECT o.record, t.{what} {joined} ORDER BY o.key")
        roles = "w.role <> 'reference'" if what == "any" else f"w.role = '{what}'"
        return self._rows(
            f"SELECT o.record, w.word {joined} JOIN operation_word w ON w.text = t.key WHERE {roles} ORDER BY o.key"
        )

    def _from_deeds(self, what: str, _language: Language) -> Found:
        query = "SELECT o.record, o.text FROM operation o JOIN card c ON c.key = o.record ORDER BY o.key"
        for key, text in self._connection.execute(query):
            if text in self._deeds:
                for word in getattr(self._deeds[text], what):
                    yield self._positions[key], word

    def _from_sentences(self, _: bool, language: Language) -> Found:
        query = """SELECT o.record, coalesce(
                (SELECT sentence FROM sentence s WHERE s.text = o.text AND s.language = ?),
                (SELECT sentence FROM sentence s WHERE s.text = o.text AND s.language = 'en'))
            FROM operation o JOIN card c ON c.key = o.record ORDER BY o.key"""
        return self._rows(query, language)

    def _from_rulings(self, _: bool, language: Language) -> Found:
        query = f"SELECT u.record, coalesce(u.{language}, u.en) FROM ruling u JOIN card c ON c.key = u.record"
        return self._rows(f"{query} ORDER BY u.key")

    def _from_rules(self, _: bool, _language: Language) -> Found:
        query = "SELECT u.record, w.value FROM ruling u JOIN card c ON c.key = u.record, json_each(u.rules) w"
        return self._rows(f"{query} ORDER BY u.key")

    def _from_record(self, paths: tuple[str, ...], _language: Language) -> Found:
        steps = [path.split(".") for path in paths]
        for position, data in enumerate(self._data):
            for path in steps:
                for value in _at(data, path):
                    yield position, _word(value)

    def _from_size(self, paths: tuple[str, ...], _language: Language) -> Found:
        for position, data in enumerate(self._data):
            for path in paths:
                *way, last = path.split(".")
                for holder in _at(data, way):
                    if isinstance(holder, Mapping) and isinstance(holder.get(last), list):
                        yield position, len(holder[last])

    def _from_count(self, field: str, language: Language) -> Found:
        return ((position, len(values)) for position, values in enumerate(self.column(field, language)))

    def _from_labels(self, fields: tuple[str, ...], language: Language) -> Found:
        for field in fields:
            known = self.vocabulary(field)
            for position, words in enumerate(self.column(field, language)):
                for word in words:
                    yield position, word
                    for spoken in LANGUAGES:
                        yield position, known.label(str(word), spoken)

    # --- what several of them need ------------------------------------------------------------------------------

    def _rows(self, query: str, *values: object) -> Found:
        """The rows (key of the card, value) of a query, without what is no card's and without nulls."""
        positions = self._positions
        for key, value in self._connection.execute(query, values):
            if value is not None and value != "" and key in positions:
                yield positions[key], value

    @cached_property
    def _positions(self) -> Mapping[int, int]:
        return {key: i for i, (key,) in enumerate(self._connection.execute("SELECT key FROM card ORDER BY key"))}

    @cached_property
    def _games(self) -> Sequence[str]:
        return [game for (game,) in self._connection.execute("SELECT game FROM card ORDER BY key")]

    @cached_property
    def _data(self) -> Sequence[Mapping[str, Any]]:
        """The fields of every card as plain data."""
        found: dict[int, Mapping[str, Any]] = {}
        tables = self._connection.execute("SELECT data_table FROM collection WHERE name = 'cards'").fetchall()
        for (table,) in tables:
            for key, text in self._connection.execute(f'SELECT key, data FROM "{table}"'):
                found[key] = json.loads(text)
        return [found.get(key, {}) for key in self._positions]

    @cached_property
    def _deeds(self) -> Mapping[int, Deeds]:
        """The deeds of every operation string by its key."""
        paid, gained = (frozenset(self._spec.fields[name].verbs) for name in ("costs", "gains"))
        costly = {
            (game, kind)
            for game, data in self._vocabularies.games.items()
            for kind, entry in data.get("kinds", {}).items()
            if entry.get("costs")
        }
        rows = self._connection.execute("SELECT key, game, kind, tree FROM operation_text WHERE tree IS NOT NULL")
        return {key: deeds(decode(text), (game, kind) in costly, paid, gained) for key, game, kind, text in rows}


def _translated(names: Mapping[str, str]) -> Mapping[str, str]:
    """Names by language without the English one."""
    return {language: name for language, name in names.items() if language != "en"}


def _at(value: Any, path: Sequence[str]) -> Iterator[Any]:
    """What stands at a path; lists on the way are gone through, nulls are left out."""
    if isinstance(value, list):
        for item in value:
            yield from _at(item, path)
    elif path and isinstance(value, Mapping):
        yield from _at(value.get(path[0]), path[1:])
    elif not path and value is not None:
        yield value


def _word(value: Any) -> Value:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _number(value: Value) -> int | None:
    """A number, or the one a word begins with (`2+`); None where there is none."""
    if isinstance(value, int):
        return value
    hit = _LEADING.match(value)
    return int(hit[0]) if hit else None
