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

PAGES = {"captains-chair": "planted-mistakes.md", "star-trek-tcg": "planted-mistakes-tcg.md"}
MEASURED = (
    "multiplier changed",
    "marking trait left out",
    "misspelt trait in its field",
    "misspelt key",
    "a misspelt verb",
    "line of a deck dropped",
    "too many of one card",
    "rule of a ruling without its form",
    "operation of another kind of card",
    "misspelt id of a card or crew",
    "misspelt name",
    "translation in another language",
    "tab in the indentation",
)


@cache
def pool(game: str) -> Pool:
    return read_pool(shipped.cardsets() / game)


def page_of(game: str) -> str:
    return (shipped.root() / "site/pages" / PAGES[game]).read_text(encoding="utf-8")


@cache
def kinds_of(game: str) -> tuple[Kind, ...]:
    """The kinds that have a place in the data of a game."""
    return tuple(kind for kind in kinds() if kind.sample(pool(game)))


def test_every_kind_is_planted_somewhere() -> None:
    planted = {kind for game in PAGES for kind in kinds_of(game)}
    assert [kind.name for kind in kinds() if kind not in planted] == []


@pytest.mark.parametrize("game", PAGES)
def test_the_page_has_every_kind_and_every_exclusion(game: str) -> None:
    page = page_of(game)
    rows = [line.split(" | ")[0].removeprefix("| ") for line in page.splitlines() if line.startswith("| ")]
    assert [name for name in rows if name not in ("kind", "---", "all kinds")] == [kind.name for kind in kinds_of(game)]
    assert all(f"- **{name}** - {reason}" in page for name, reason in EXCLUDED)


@pytest.mark.parametrize("game", PAGES)
def test_the_page_says_what_is_measured(game: str) -> None:
    """One kind of each group is measured again; `make mistakes` measures all and writes the page."""
    wanted = [kind for kind in kinds_of(game) if kind.name in MEASURED]
    assert {kind.group for kind in wanted} == {kind.group for kind in kinds_of(game)}
    table, _ = measure(shipped.cardsets() / game, wanted)
    page = page_of(game)
    assert table.clean_findings == 0
    assert [row.kind for row in table.rows if row_of_page(row) not in page] == [], as_page(table)


@pytest.mark.parametrize("game", PAGES)
def test_the_aim_is_reached(game: str) -> None:
    """Nearly all at their line, and more than nine in ten of those with one right correction put right."""
    row = next(line for line in page_of(game).splitlines() if line.startswith("| all kinds"))
    planted, found, at_line, corrected = (cell.strip() for cell in row.split("|")[2:6])
    right, _, suggestible = corrected.partition(" of ")
    assert int(found) == int(planted)
    assert int(at_line) >= 0.99 * int(planted)
    assert int(right) >= 0.95 * int(suggestible)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_a_kind_draws_the_same_mistakes_each_time(kind: Kind) -> None:
    game = next(one for one in PAGES if kind in kinds_of(one))
    first = kind.sample(pool(game))
    assert first
    if kind.group != "operations":
        assert kind.sample(pool(game)) == first
    for mistake in first:
        text, lines = altered(pool(game).texts[mistake.file], [mistake])
        assert text != pool(game).texts[mistake.file]
        assert lines[0]


def test_lines_move_with_the_text() -> None:
    clean = "a\nb\nc\nd\n"
    dropped = Mistake("x", (Change(2, 4, ""),), (0,), "1")
    doubled = Mistake("x", (Change(6, 6, "c\n"),), (6,), "2")
    changed = Mistake("x", (Change(6, 7, "e"),), (6,), "3")
    assert altered(clean, [dropped, doubled]) == ("a\nc\nc\nd\n", [(1,), (3,)])
    assert altered(clean, [dropped, changed]) == ("a\nc\ne\n", [(1,), (3,)])
