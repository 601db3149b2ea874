"""CSV: what Python's reader gets back, and what a spreadsheet must not run."""

from __future__ import annotations

import csv
import io
import re

import pytest
from hypothesis import given, strategies as st

from cc_tools.export.cells import MARK, safe, table
from tests.database import sample
from tests.export.exported import data, shipped, source

DANGEROUS = re.compile(r"[\s]*[=+\-@＝＋－＠]|[\t\r\n]")
NUMBER = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?")


def _rows(content: bytes) -> list[dict[str, str]]:
    assert content.startswith(MARK)
    text = content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def _tables(name: str) -> dict[str, list[dict[str, str]]]:
    of = shipped() if name == "shipped" else source(sample.catalog())
    return {file.removesuffix(".csv"): _rows(content) for file, content in data("csv", of).items()}


@pytest.mark.parametrize("name", ["shipped", "sample"])
def test_no_cell_is_a_formula(name: str) -> None:
    cells = [cell for rows in _tables(name).values() for row in rows for cell in row.values()]
    assert len(cells) > 500
    assert not [cell for cell in cells if DANGEROUS.match(cell) and not NUMBER.fullmatch(cell)]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@sum", "'@sum"),
        ("\t=1", "'\t=1"),
        ("\rx", "'\rx"),
        ("\n=1", "'\n=1"),
        (" =1", "' =1"),
        ("＝１", "'＝１"),
        ("'x", "''x"),
        ("a=1", "a=1"),
        (-1, -1),
        (None, ""),
        (True, "true"),
    ],
)
def test_text_that_may_be_a_formula_is_defused(text: str, shown: object) -> None:
    assert safe(text) == shown


@given(st.lists(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), min_size=2, max_size=2)))
def test_every_text_comes_back(rows: list[list[str]]) -> None:
    content = b"".join(table("t.csv", ("a", "b"), rows).chunks).decode("utf-8-sig")
    found = list(csv.reader(io.StringIO(content, newline="")))
    assert [[cell.removeprefix("'") for cell in row] for row in found[1:]] == rows
    assert content.endswith('"\r\n')


def test_numbers_stand_bare_and_text_in_quotes() -> None:
    content = b"".join(table("t.csv", ("a", "b"), [("x;y", -2)]).chunks)
    assert content == MARK + b'"a","b"\r\n"x;y",-2\r\n'


def test_cards_tell_names_fields_numbers_and_sentences() -> None:
    cards = {(row["game"], row["id"]): row for row in _tables("sample")["cards"]}
    bynars = cards[sample.CHAIR, "bynars"]
    assert (bynars["name_en"], bynars["kind"], bynars["vp"]) == ("Bynars", "ally", "3")
    assert bynars["traits"] == "alien; engineer"
    assert bynars["numbers"] == "1ALL03/13"
    assert bynars["operations"].split("\n") == [sample.GAIN, sample.SCAN]
    assert bynars["text_ja"] == sample.SENTENCES[sample.SCAN]["ja"]
    assert cards[sample.CHAIR, "earth-core"]["name_ja"] == "地球"
    assert cards[sample.CHESS, "pawn"]["promotes_to"] == "b-4; nightrider"


def test_tables_agree_with_the_catalog() -> None:
    tables = _tables("shipped")
    games = shipped().catalog.games.values()
    assert len(tables["cards"]) == sum(len(game.cards) for game in games)
    assert len(tables["printings"]) == sum(len(game.printings) for game in games)
    assert len(tables["operations"]) == sum(len(game.operations) for game in games)
    assert len(tables["terms"]) == sum(len(game.terms) for game in games)
    collections = {name for game in games for name in game.entries if name != "cards"}
    assert {name for name in tables if name.startswith("collection-")} == {f"collection-{name}" for name in collections}
    assert {"ratings_combat", "ratings_logic"} <= set(tables["cards"][0])
