"""A file becomes a catalog again: `open(compile(catalog)) == catalog`."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from cc_tools.database.connect import connect
from cc_tools.database.errors import DatabaseError
from cc_tools.database.trees import Trees
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Linked, Printed
from cc_tools.model.game import CardSet, Game
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.term import Term
from cc_tools.model.text import Language

Collections = Mapping[str, Mapping[str, type]]


def open(source: Path | bytes, collections: Collections) -> Catalog:  # noqa: A001
    """The catalog in a database; `collections` names for each game the model of the records of each collection.

    Trees are decoded when they are first asked for. Raises DatabaseError for a file that is missing, foreign,
    damaged, cut short or newer, and for games or collections that `collections` does not name.
    """
    with closing(connect(source)) as connection:
        try:
            games = connection.execute("SELECT id, data, phrases FROM game ORDER BY id").fetchall()
            return Catalog({game: _game(connection, game, data, book, collections) for game, data, book in games})
        except ValidationError as error:
            raise DatabaseError(f"The database holds a record that this program cannot read: {error}") from error
        except sqlite3.Error as error:
            raise DatabaseError(f"The database cannot be read: {error}.") from error


def _game(
    connection: sqlite3.Connection, game: str, data: str, phrases: str, collections: Collections
) -> GameCatalog:
    if game not in collections:
        raise DatabaseError(f"The database holds the game {game!r}, which this program does not know.")
    return GameCatalog(
        game=Game.model_validate_json(data),
        terms=tuple(Term.model_validate_json(text) for text in _documents(connection, "term", game)),
        sets=tuple(CardSet.model_validate_json(text) for text in _documents(connection, "card_set", game)),
        entries=_entries(connection, game, collections[game]),
        printings=_printings(connection, game),
        operations=_operations(connection, game),
        trees=_trees(connection, game),
        phrases=PhraseBook.model_validate_json(phrases),
        sentences=_sentences(connection, game),
    )


def _documents(connection: sqlite3.Connection, table: str, game: str) -> list[str]:
    return [text for (text,) in connection.execute(f"SELECT data FROM {table} WHERE game = ? ORDER BY key", (game,))]


def _entries(connection: sqlite3.Connection, game: str, models: Mapping[str, type]) -> Mapping[str, tuple[Entry, ...]]:
    found: dict[str, tuple[Entry, ...]] = {}
    query = "SELECT name, data_table FROM collection WHERE game = ? ORDER BY key"
    for name, table in connection.execute(query, (game,)).fetchall():
        if name not in models:
            raise DatabaseError(f"The database holds {name!r} of the game {game!r}, which this program does not know.")
        adapter: TypeAdapter[Any] = TypeAdapter(models[name])
        rows = connection.execute(
            f'SELECT d.data, r.set_id, r.file, r.line FROM "{table}" d JOIN record r USING (key) ORDER BY d.key'
        )
        found[name] = tuple(
            Entry(adapter.validate_json(data), set_id or "", file, line) for data, set_id, file, line in rows
        )
    return found


def _printings(connection: sqlite3.Connection, game: str) -> tuple[Printed, ...]:
    query = """SELECT c.id, p.set_id, p.number, p.marker, p.crew, p.position
        FROM printing p JOIN card c ON c.key = p.card WHERE p.game = ? ORDER BY p.key"""
    return tuple(Printed(*row) for row in connection.execute(query, (game,)))


def _operations(connection: sqlite3.Connection, game: str) -> tuple[Linked, ...]:
    query = """SELECT o.address, c.name, r.id, t.text FROM operation o JOIN operation_text t ON t.key = o.text
        JOIN record r ON r.key = o.record JOIN collection c ON c.key = r.collection
        WHERE r.game = ? ORDER BY o.key"""
    return tuple(Linked(*row) for row in connection.execute(query, (game,)))


def _trees(connection: sqlite3.Connection, game: str) -> Trees:
    query = "SELECT text, tree FROM operation_text WHERE game = ? AND tree IS NOT NULL ORDER BY key"
    return Trees(dict(connection.execute(query, (game,)).fetchall()))


def _sentences(connection: sqlite3.Connection, game: str) -> Mapping[str, Mapping[Language, str]]:
    texts = connection.execute(
        "SELECT key, text FROM operation_text WHERE game = ? AND rendered ORDER BY key", (game,)
    ).fetchall()
    found: dict[int, dict[Language, str]] = {key: {} for key, _ in texts}
    query = """SELECT s.text, s.language, s.sentence FROM sentence s JOIN operation_text t ON t.key = s.text
        WHERE t.game = ? AND t.rendered"""
    for key, language, sentence in connection.execute(query, (game,)):
        found[key][cast(Language, language)] = sentence
    return {text: found[key] for key, text in texts}
