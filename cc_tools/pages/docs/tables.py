"""The database: the documented views first, then the tables below them, with the columns that SQLite itself names."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping

from cc_tools.database.columns import columns, definition, relation
from cc_tools.database.schema import TABLES, VIEWS
from cc_tools.model.text import Closed
from cc_tools.pages.docs.page import Page, page
from cc_tools.pages.docs.prose import code

PATH = "reference/tables.md"


def database_page(collections: Mapping[str, Mapping[str, type[Closed]]]) -> Page:
    """Views and tables of a database that holds these collections by game."""
    with sqlite3.connect(":memory:") as empty:
        empty.executescript(TABLES)
        empty.executescript(VIEWS)
        common = _named(empty, "view")
        taken: set[str] = set()
        for game, models in collections.items():
            for name, model in models.items():
                empty.executescript(definition(relation(game, name, taken), columns([model])))
        own = [view for view in _named(empty, "view") if view not in common]
        fixed = [table for table in _named(empty, "table") if not table.startswith("search_") or "_document" in table]
        return page(
            PATH,
            "Tables and views",
            "# Tables and views { #tables-and-views }",
            "A compiled database is one SQLite file. Its views keep their columns as long as the format version stays "
            "the same; its tables may change with any version of the program. What the views are for, and how Python "
            "reads them, is told [beside the Python API](../python-api.md#sql).",
            "## Views over all games { #views }",
            *(block for view in common for block in _relation(empty, view)),
            "## Views of one collection { #collections }",
            "`data` is the whole record as JSON; the other columns are read from it.",
            *(block for view in own for block in _relation(empty, view)),
            "## Tables { #tables }",
            *(block for table in fixed for block in _relation(empty, table)),
        )


def _named(connection: sqlite3.Connection, kind: str) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = ? ORDER BY rowid", (kind,))
    return [name for (name,) in found if not name.startswith("sqlite_")]


def _relation(connection: sqlite3.Connection, name: str) -> Iterator[str]:
    yield f"### {code(name)} {{ #{name} }}"
    found = connection.execute("SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden <> 1", (name,)).fetchall()
    foreign = connection.execute('SELECT "from", "table" FROM pragma_foreign_key_list(?)', (name,)).fetchall()
    keys: dict[str, str] = dict(foreign)
    yield ", ".join(
        code(column) + (f" {kind.lower()}" if kind else "") + (f" → {code(keys[column])}" if column in keys else "")
        for column, kind in found
    )
