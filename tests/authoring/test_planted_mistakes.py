"""Planted mistakes: the harness itself, and the page that tells how many are found."""

from __future__ import annotations

from functools import cache

import pytest

from cc_tools import shipped
from cc_tools.authoring.mistakes.excluded import EXCLUDED
from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake
from cc_tools.authoring.mistakes.planting import altered
from cc_tools.authoring.mistakes.pool import Pool, read_pool
from cc_tools.authoring.mistakes.table import as_page, kinds, measure, row_of_page

ROOT = shipped.cardsets() / "captains-chair"
PAGE = shipped.root() / "site/pages/planted-mistakes.md"
MEASURED = (
    "multiplier changed",
    "marking trait left out",
    "misspelt trait in its field",
    "misspelt key",
    "a misspelt verb",
    "line of a deck dropped",
    "misspelt id of a card or crew",
    "misspelt name",
    "translation in another language",
    "tab in the indentation",
)


@cache
def pool() -> Pool:
    return read_pool(ROOT)


def test_the_page_has_every_kind_and_every_exclusion() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = [line.split(" | ")[0].removeprefix("| ") for line in page.splitlines() if line.startswith("| ")]
    assert [name for name in rows if name not in ("kind", "---", "all kinds")] == [kind.name for kind in kinds()]
    assert all(f"- **{name}** - {reason}" in page for name, reason in EXCLUDED)


def test_the_page_says_what_is_measured() -> None:
    """One kind of each group is measured again; `make mistakes` measures all and writes the page."""
    wanted = [kind for kind in kinds() if kind.name in MEASURED]
    assert {kind.group for kind in wanted} == {kind.group for kind in kinds()}
    table, _ = measure(ROOT, wanted)
    page = PAGE.read_text(encoding="utf-8")
    assert table.clean_findings == 0
    assert [row.kind for row in table.rows if row_of_page(row) not in page] == [], as_page(table)


def test_the_aim_is_reached() -> None:
    """Nearly all at their line, and more than nine in ten of those with one right correction put right."""
    row = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| all kinds"))
    planted, found, at_line, corrected = (cell.strip() for cell in row.split("|")[2:6])
    right, _, suggestible = corrected.partition(" of ")
    assert int(found) == int(planted)
    assert int(at_line) >= 0.99 * int(planted)
    assert int(right) >= 0.95 * int(suggestible)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_a_kind_draws_the_same_mistakes_each_time(kind: Kind) -> None:
    first = kind.sample(pool())
    assert first
    if kind.group != "operations":
        assert kind.sample(pool()) == first
    for mistake in first:
        text, lines = altered(pool().texts[mistake.file], [mistake])
        assert text != pool().texts[mistake.file]
        assert lines[0]


def test_lines_move_with_the_text() -> None:
    clean = "a\nb\nc\nd\n"
    dropped = Mistake("x", (Change(2, 4, ""),), (0,), "1")
    doubled = Mistake("x", (Change(6, 6, "c\n"),), (6,), "2")
    changed = Mistake("x", (Change(6, 7, "e"),), (6,), "3")
    assert altered(clean, [dropped, doubled]) == ("a\nc\nc\nd\n", [(1,), (3,)])
    assert altered(clean, [dropped, changed]) == ("a\nc\ne\n", [(1,), (3,)])
