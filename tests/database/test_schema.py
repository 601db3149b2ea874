"""Tables are strict and hang together, every view can be read, and no game is named in the package."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import BaseModel

from cc_tools import database as package
from cc_tools.database import Database, columns, to_bytes
from tests.database import sample

VIEWS = Path(__file__).parents[2] / "site" / "pages" / "database.md"
CONTENT = to_bytes(sample.catalog(), data_hash=sample.DATA_HASH)


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with Database(CONTENT) as db:
        yield db.connection


def _names(connection: sqlite3.Connection, kind: str) -> list[str]:
    query = "SELECT name FROM sqlite_schema WHERE type = ? ORDER BY name"
    return [name for (name,) in connection.execute(query, (kind,))]


def test_every_table_is_strict(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT name, type, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    loose = {name for name, kind, strict in rows if kind == "table" and not strict and not name.startswith("sqlite_")}
    assert loose == set()
    assert {name for name, kind, _ in rows if kind == "virtual"} == {"search"}


def test_every_foreign_key_holds(connection: sqlite3.Connection) -> None:
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    without = [
        t for t in _names(connection, "table") if not connection.execute(f'PRAGMA foreign_key_list("{t}")').fetchall()
    ]
    assert {table for table in without if not table.startswith("search")} == {"meta", "game"}


def test_every_view_can_be_read_and_is_documented(connection: sqlite3.Connection) -> None:
    manual = VIEWS.read_text(encoding="utf-8")
    for view in _names(connection, "view"):
        described = [column[0] for column in connection.execute(f'SELECT * FROM "{view}"').description]
        if "data" not in described or view == "terms":
            assert f"`{view}`" in manual
            assert all(f"`{column}`" in manual for column in described), view


def test_a_collection_has_a_view_with_typed_columns(connection: sqlite3.Connection) -> None:
    types = {row[1]: row[2] for row in connection.execute("PRAGMA table_xinfo(captains_chair_card)")}
    assert {"vp": "INTEGER", "ship_token": "INTEGER", "suit": "TEXT", "away_teams": "ANY"}.items() <= types.items()
    row = connection.execute(
        "SELECT vp, ship_token, traits, names_ja, file, line FROM captains_chair_card WHERE id = 'sukal'"
    ).fetchone()
    assert row == (None, 0, '["kelpien","time-travel"]', "ス・カル", "cardsets/core/cards.yaml", 21)
    row = connection.execute("SELECT royal, worth, \"order\" FROM fairy_chess_card WHERE id = 'nightrider'").fetchone()
    assert row == (0, 5.5, 7)
    assert connection.execute("SELECT count(*) FROM captains_chair_crew").fetchone() == (1,)


def test_which_cards_scan_is_a_join(connection: sqlite3.Connection) -> None:
    query = """SELECT DISTINCT c.name FROM operation_words w JOIN captains_chair_card c USING (game, id)
        WHERE w.role = 'verb' AND w.word = 'scan' AND w.collection = 'cards'"""
    assert connection.execute(query).fetchall() == [("Bynars",)]


def test_uses_have_their_role_and_sense(connection: sqlite3.Connection) -> None:
    query = "SELECT role, word, sense, times FROM operation_words WHERE address = 'dkyr-cruiser#reaction.1'"
    assert set(connection.execute(query).fetchall()) == {
        ("kind", "REACTION", "", 1),
        ("form", "after", "", 1),
        ("form", "choose", "", 1),
        ("verb", "warp", "", 1),
        ("verb", "draw", "", 1),
        ("verb", "gain", "", 1),
        ("noun", "ship", "suit", 1),
        ("noun", "cargo", "suit", 1),
        ("preposition", "to", "", 1),
        ("reference", "earth", "", 1),
    }


def test_traits_of_every_field_and_face(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT card, part, field, trait FROM traits").fetchall()
    assert ("khan", "wrathful-khan", "traits", "augment") in rows
    assert ("pawn", "", "colours", "white") in rows
    assert ("b-4", "", "moves", "leap") in rows


def test_rulings_of_records_and_parts(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT collection, id, part, rules, en, ja FROM rulings").fetchall()
    assert ("board", "khan", "", "[]", "A board's ruling.", None) in rows
    assert ("cards", "khan", "wrathful-khan", "[]", "He stays wrathful.", None) in rows
    assert (
        "cards",
        "bynars",
        "",
        '["cf.66"]',
        "Both resources are counted for each Location.",
        "資源は両方数える。",
    ) in rows


def test_links_say_what_refers_to_what(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT game, id, via, slug, target_collection, target FROM links").fetchall()
    assert (sample.CHAIR, "b-4", "operation", "badlands", None, None) in rows
    assert (sample.CHAIR, "dkyr-cruiser", "operation", "earth", "cards", "earth-khan") in rows
    assert (sample.CHAIR, "khan", "captain", None, "cards", "khan") in rows
    assert (sample.CHAIR, "khan", "crew", None, "crew", "khan") in rows
    assert (sample.CHESS, "pawn", "promotes_to", None, "cards", "nightrider") in rows


def test_names_in_sql_never_clash() -> None:
    taken: set[str] = {"a_card"}
    made = [columns.relation(*pair, taken).view for pair in (("a", "cards"), ("a", "card"), ("a-b", "c"), ("a", "b-c"))]
    assert made == ["a_card_2", "a_card_3", "a_b_c", "a_b_c_2"]
    assert columns.singular("glass") == "glass"


def test_columns_of_every_kind_of_annotation() -> None:
    class Inner(BaseModel):
        deep: int | None = None

    class Model(BaseModel):
        choice: Literal["a", "b"] | None = None
        mixed: int | str = 0
        free: Any = None
        key: str = ""
        inner: Inner = Inner()
        maybe: Inner | None = None

    found = {column.name: column.type for column in columns.columns([Model])}
    assert found == {"choice": "TEXT", "mixed": "ANY", "free": "ANY", "inner_deep": "INTEGER", "maybe": "TEXT"}


def test_the_package_names_no_game() -> None:
    folder = Path(package.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    assert "star_trek" not in text
    assert "games" not in [part for line in text.splitlines() if "import" in line for part in line.split(".")]
