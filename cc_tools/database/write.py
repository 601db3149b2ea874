"""A catalog becomes a file: the same catalog gives the same bytes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from cc_tools import __version__, atomic
from cc_tools.database import header
from cc_tools.database.columns import columns, definition, relation
from cc_tools.database.documents import documents, headings
from cc_tools.database.errors import DatabaseError
from cc_tools.database.rows import GameRows, Row, document
from cc_tools.database.schema import TABLES, VIEWS
from cc_tools.model.catalog import Catalog
from cc_tools.model.text import LANGUAGES

_SETTINGS = f"""
PRAGMA page_size = {header.PAGE_SIZE};
PRAGMA encoding = 'UTF-8';
PRAGMA auto_vacuum = NONE;
PRAGMA secure_delete = ON;
PRAGMA temp_store = MEMORY;
PRAGMA cache_size = -65536;
PRAGMA synchronous = OFF;
PRAGMA foreign_keys = ON;
PRAGMA application_id = {header.APPLICATION_ID};
PRAGMA user_version = {header.FORMAT_VERSION};
"""

# What operations refer to: every card of the name, or nothing where the name is reserved.
_OPERATION_REFERENCES = """
INSERT INTO reference (source, via, operation, slug, target)
SELECT DISTINCT o.record, 'operation', o.key, w.word, c.key
FROM operation o JOIN record r ON r.key = o.record
    JOIN operation_word w ON w.text = o.text AND w.role = 'reference'
    LEFT JOIN (SELECT card.key, card.game, face.slug FROM face JOIN card ON card.key = face.card) c
    ON c.slug = w.word AND c.game = r.game
WHERE r.game = ? ORDER BY o.key, w.word, c.key
"""


def compile(catalog: Catalog, target: Path, *, data_hash: str) -> None:  # noqa: A001
    """Writes `catalog` as a database to `target`, which afterwards holds the new database or, on any error, the old.

    `data_hash` is the content hash of the data that the catalog was made from. Raises DatabaseError where the file
    cannot be written or the catalog contradicts itself (a printing of a card that is not there).
    """
    try:
        with atomic.replacing(target) as temporary:
            work = temporary.with_name(f"{temporary.name}-work")
            try:
                _write(catalog, work, temporary, data_hash)
            finally:
                work.unlink(missing_ok=True)
    except OSError as error:
        raise DatabaseError(f"The database {target} cannot be written: {error.strerror or error}.") from error


def _write(catalog: Catalog, work: Path, target: Path, data_hash: str) -> None:
    """Fills the file `work` and copies it, packed and sealed, to `target`."""
    with closing(sqlite3.connect(work, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = OFF")
        _fill(connection, catalog, data_hash, "VACUUM INTO ?", str(target))
    with target.open("r+b") as file:
        header.seal(file)


def to_bytes(catalog: Catalog, *, data_hash: str) -> bytes:
    """The bytes that `compile` would write, for machines where nothing can be written. Raises DatabaseError."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _fill(connection, catalog, data_hash, "VACUUM")
        content = connection.serialize()
    return header.sealed(content)


def _fill(connection: sqlite3.Connection, catalog: Catalog, data_hash: str, pack: str, *into: str) -> None:
    if sqlite3.sqlite_version_info < (3, 37, 0):
        raise DatabaseError(f"SQLite 3.37 or newer is needed; this is {sqlite3.sqlite_version}.")
    try:
        connection.executescript(_SETTINGS)
        connection.executescript(f"BEGIN;{TABLES}{VIEWS}")
        _insert(connection, "meta", 2, _meta(data_hash))
        for rows in _games(connection, catalog):
            _write_game(connection, rows)
        connection.execute("INSERT INTO search (search) VALUES ('optimize')")
        connection.execute("COMMIT")
        connection.execute(pack, into)
    except sqlite3.IntegrityError as error:
        raise DatabaseError(f"The catalog contradicts itself: {error}.") from error
    except sqlite3.Error as error:
        raise DatabaseError(f"The database cannot be written: {error}.") from error


def _meta(data_hash: str) -> Iterator[Row]:
    yield "data_hash", data_hash
    yield "format_version", str(header.FORMAT_VERSION)
    yield "program_version", __version__


def _games(connection: sqlite3.Connection, catalog: Catalog) -> Iterator[GameRows]:
    """The games by id, each with the first keys that are free when its turn comes."""
    for game in sorted(catalog.games):
        firsts = (_next_key(connection, table) for table in ("record", "operation_text", "operation", "collection"))
        yield GameRows(game, catalog.games[game], *firsts)


def _next_key(connection: sqlite3.Connection, table: str) -> int:
    row = connection.execute(f"SELECT coalesce(max(key), 0) + 1 FROM {table}").fetchone()
    return int(row[0])


def _insert(connection: sqlite3.Connection, table: str, width: int, rows: Iterable[Row], names: str = "") -> None:
    marks = ", ".join("?" * width)
    connection.executemany(f'INSERT INTO "{table}" {names} VALUES ({marks})', rows)


def _write_game(connection: sqlite3.Connection, rows: GameRows) -> None:
    game, catalog = rows.game, rows.catalog
    own = (game, document(catalog.game, short=True), document(catalog.phrases, short=True))
    _insert(connection, "game", 3, [own], "(id, data, phrases)")
    _insert(connection, "card_set", 3, ((game, s.id, document(s)) for s in catalog.sets), "(game, id, data)")
    _insert(connection, "term", 3, ((game, t.id, document(t, short=True)) for t in catalog.terms), "(game, id, data)")
    _write_collections(connection, rows)
    _insert(connection, "card", 4, rows.card_rows())
    _insert(connection, "face", 4, rows.face_rows())
    _insert(connection, "name", 6, rows.name_rows(), "(record, part, language, name, folded, squeezed)")
    _insert(connection, "trait", 4, rows.trait_rows(), "(card, part, field, word)")
    printing = "(card, game, set_id, number, folded, marker, crew, position)"
    _insert(connection, "printing", 8, rows.printing_rows(), printing)
    languages = ", ".join(LANGUAGES)
    _insert(connection, "ruling", 3 + len(LANGUAGES), rows.ruling_rows(), f"(record, part, rules, {languages})")
    _insert(connection, "operation_text", 7, rows.text_rows())
    _insert(connection, "sentence", 3, rows.sentence_rows())
    _insert(connection, "operation_word", 5, rows.word_rows())
    _insert(connection, "operation", 6, rows.operation_rows())
    _insert(connection, "reference", 3, rows.field_rows(), "(source, via, target)")
    connection.execute(_OPERATION_REFERENCES, (game,))
    _write_search(connection, rows)


def _write_collections(connection: sqlite3.Connection, rows: GameRows) -> None:
    """The collections with their tables and views, all records, and the records' data."""
    taken = {str(name).lower() for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    made = {name: relation(rows.game, name, taken) for name in rows.collections}
    collections = ((key, rows.game, name, made[name].table, made[name].view) for name, key in rows.collections.items())
    _insert(connection, "collection", 5, collections)
    for name, relations in made.items():
        models = dict.fromkeys(type(entry.record) for entry in rows.catalog.entries[name])
        for statement in definition(relations, columns(models)).split(";\n"):
            connection.execute(statement)
    _insert(connection, "record", 8, rows.record_rows())
    for name, relations in made.items():
        _insert(connection, relations.table, 2, rows.data_rows(name), "(key, data)")


def _write_search(connection: sqlite3.Connection, rows: GameRows) -> None:
    first = _next_key(connection, "search_document")
    _insert(connection, "search_document", 3, ((key, *made) for key, made in enumerate(headings(rows), first)))
    texts = ((key, *made.row()) for key, made in enumerate(documents(rows), first))
    names = "(rowid, names, variants, name_pairs, traits, sentences, rulings, text_pairs)"
    _insert(connection, "search", 8, texts, names)
