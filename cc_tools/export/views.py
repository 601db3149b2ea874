"""The page about the SQL views: which columns each has, read from a database, with what they hold."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from cc_tools.database import FORMAT_VERSION
from cc_tools.database.columns import COMMON, Relation, columns, definition, relation
from cc_tools.database.schema import TABLES, VIEWS
from cc_tools.games.package import installed
from cc_tools.model.text import LANGUAGES


@dataclass(frozen=True, slots=True)
class Described:
    """What a view has a row for, and its columns where they hold something else than the column of that name does."""

    row: str
    columns: Mapping[str, str]


EVERYWHERE: Mapping[str, str] = {
    "game": "the id of the game",
    "collection": "the key of such records in card files: `cards`",
    "id": "the id of the record, unique in game and collection",
    "card": "the id of the card",
    "name": "the English name",
    "set_id": "the id of the set; null where the record belongs to the whole game",
    "file": "the file the record is written in",
    "line": "the line there, from 1",
    "key": "a number that only this database knows; rows ordered by it are in the order of the files",
    "part": "the id of a face or a mission; empty for the record itself",
    "address": "the address of the operation: `card-id#play.2`",
    "number": "the collector number as printed; empty where the game has none",
    "marker": "the mark of a reprint beside the number",
    "crew": "the crew in whose deck the number is",
    "position": "where the card of a crew starts",
    "word": "the word",
    "data": "all of it as JSON",
}

DESCRIBED: Mapping[str, Described] = {
    "cards": Described("card", {"kind": "the suit or type"}),
    "links": Described(
        "reference from a record to a record",
        {
            "id": "the id of the record that refers; null for a later printing",
            "via": "`operation`, or the field: `deck.card`",
            "address": "the address of the operation that refers; null for a field",
            "slug": "the name that the operation calls",
            "target_collection": "the collection of what is meant",
            "target": "the id of what is meant; null for a name that the game reserves",
        },
    ),
    "names": Described(
        "name of a record, face or mission, in each language",
        {
            "language": f"{', '.join(f'`{one}`' for one in LANGUAGES)}, or `reading`: Japanese in kana",
            "name": "the name",
        },
    ),
    "operation_words": Described(
        "word of an operation, in each role",
        {
            "role": "`kind`, `flag`, `verb`, `noun`, `reference` (a name), `preposition`, `option`, `form` (`if`)",
            "sense": "of a noun what it is a word for: `zone`; of an option its value",
            "times": "how often the operation has it",
        },
    ),
    "operations": Described(
        "operation, where it stands",
        {
            "slot": "the part of the address behind `#`",
            "kind": "the kind of operation",
            "flags": "words in capitals before the kind, with a space between",
            "text": "the operation in the operation language",
            "tree": "the operation parsed, as JSON; null where it cannot be read",
            "text_key": "a number that equal operations share",
            **{language: f"the operation in words (`{language}`)" for language in LANGUAGES},
        },
    ),
    "printings": Described("printing of a card", {}),
    "records": Described("record of any collection", {"name": "the English name; null where it has none"}),
    "rulings": Described(
        "ruling",
        {
            "rules": "ids of the rules it rests on, as a JSON list",
            **{language: f"the answer (`{language}`)" for language in LANGUAGES},
        },
    ),
    "sets": Described(
        "set", {"id": "the id of the set", "publication": "its place in the order of publication, from 1"}
    ),
    "terms": Described(
        "word of a term, or term without words",
        {"id": "the id of the term", "word": "a word that it renders; null where it has none"},
    ),
    "traits": Described(
        "trait word of a card or face",
        {
            "part": "the id of the face; empty for the card itself",
            "field": "the field it stands in",
            "trait": "the word",
        },
    ),
}

EXAMPLES: Mapping[str, str] = {
    "Which cards use a verb, and how they say it in Japanese": (
        "SELECT o.id, o.ja FROM operations o JOIN operation_words w USING (game, collection, id, address)\n"
        "WHERE w.role = 'verb' AND w.word = 'draw' ORDER BY o.id"
    ),
    "What mentions a card": "SELECT collection, id, via, address FROM links WHERE target = 'card-id'",
    "How many cards each set has printed": (
        "SELECT s.game, s.name, count(DISTINCT p.card) FROM sets s LEFT JOIN printings p\n"
        "ON p.game = s.game AND p.set_id = s.id GROUP BY s.game, s.id ORDER BY s.game, s.publication"
    ),
}

_HEAD = f"""\
# Database

`cc-tools compile` and `cc-tools export sqlite` write one SQLite file. Tables are internal and may change at any time;
the views on this page keep their names and columns as long as the format version stays, which is {FORMAT_VERSION} (the
file's `user_version`). [Compatibility](compatibility.md) says more, [Python API](python-api.md) shows how programs in
Python ask.

The table `meta` holds `data_hash`, `format_version` and `program_version`; its columns are `key` and `value`.
"""


_IN_SITE = """\
[Tables and views](reference/tables.md#collections) lists these views with the types of their columns, and the tables
below all views. What a field means stands with the records of each game:

{records}
"""


def page() -> str:
    """The page that goes with an exported database, whole in itself, as Markdown.

    Raises KeyError where a view or a column is not described.
    """
    with closing(sqlite3.connect(":memory:")) as connection:
        return "\n".join([*_common(connection), *_collections(connection)])


def site_page() -> str:
    """The page of the site: what the generated reference, which it links to, does not say. Raises KeyError likewise."""
    links = "\n".join(f"- [`{game}`](reference/{game}/records.md)" for game in installed())
    with closing(sqlite3.connect(":memory:")) as connection:
        return "\n".join([*_common(connection), _IN_SITE.format(records=links)])


def _common(connection: sqlite3.Connection) -> Iterator[str]:
    """What both say; the connection has tables and views afterwards."""
    connection.executescript(TABLES + VIEWS)
    yield from (_HEAD, "## Views of all games\n", *(_view(connection, name) for name in sorted(_views(connection))))
    yield from ("## Examples\n", *(f"{title}:\n\n```sql\n{sql};\n```\n" for title, sql in EXAMPLES.items()))
    yield (
        "## Views of one collection\n\n"
        "Each collection of each game has a view with a column for every field. Lists and mappings are JSON; a\n"
        "model of plain fields is spread out (`names_ja`). The view of a collection without records has only the\n"
        f"columns {', '.join(f'`{name}`' for name in (*COMMON, 'data'))}.\n"
    )


def _views(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'view'")]


def _view(connection: sqlite3.Connection, name: str) -> str:
    known = DESCRIBED[name]
    rows = {column: known.columns.get(column) or EVERYWHERE[column] for column in _columns(connection, name)}
    return f"### `{name}`\n\nOne row for each {known.row}.\n\n{_table(rows)}"


def _columns(connection: sqlite3.Connection, view: str) -> list[str]:
    return [str(row[1]) for row in connection.execute(f'PRAGMA table_info("{view}")')]


def _table(rows: Mapping[str, str]) -> str:
    lines = [f"| `{name}` | {text.replace('|', chr(92) + '|')} |\n" for name, text in rows.items()]
    return "| column | holds |\n| --- | --- |\n" + "".join(lines)


def _collections(connection: sqlite3.Connection) -> Iterator[str]:
    taken = {str(name).lower() for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    for game, package in installed().items():
        for collection in sorted(package.collections):
            model: Any = package.collections[collection]
            names = relation(game, collection, taken)
            connection.executescript(definition(names, columns([model])))
            yield _collection(connection, names, game, collection, model)


def _collection(
    connection: sqlite3.Connection, names: Relation, game: str, collection: str, model: type[BaseModel]
) -> str:
    fields = dict(_fields(model))
    rows = {
        column: EVERYWHERE[column] if column in COMMON else fields.get(column, "the record as JSON")
        for column in _columns(connection, names.view)
    }
    return f"### `{names.view}`\n\n`{collection}` of `{game}`.\n\n{_table(rows)}"


def _fields(model: type[BaseModel]) -> Iterator[tuple[str, str]]:
    for name, field in model.model_fields.items():
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            yield from ((f"{name}_{below}", text) for below, text in _fields(inner))
        yield name, field.description or ""
