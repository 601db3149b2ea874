"""`cc-tools translate` over the shipped data and over a copy of a game."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from cc_tools.pipeline import Survey
from cc_tools.translation.coverage import coverage
from tests.cli.conftest import Run, run

__all__ = ["run"]

GAME = "star-trek-tcg"


@cache
def survey() -> Survey:
    return pipeline.survey(shipped.cardsets())


def test_the_pool_is_translated_in_full() -> None:
    """Both games and the phrases that they share."""
    assert not survey().errors
    for stock in survey().stocks:
        assert stock.findings() == []
        for row in coverage(stock.passages, stock.known):
            assert row.percent == 100, (stock.game, row)


def test_no_translation_is_wrong() -> None:
    wrong = [one for stock in survey().stocks for one in stock.findings() if one.code.id != "T001"]
    assert wrong == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the smaller game, with a set whose English name has changed."""
    shutil.copytree(shipped.cardsets() / GAME, tmp_path / "cardsets" / GAME)
    file = tmp_path / "cardsets" / GAME / "basic/actions.yaml"
    file.write_text(file.read_text().replace("name: AMBUSH", "name: AMBUSH!"))
    return tmp_path / "cardsets"


def test_status_counts_what_is_stale(copy: Path, run: Run) -> None:
    result = run("translate", "status", str(copy), "--language", "ja", "--format", "json")
    found = result.json("translate")
    wanted = {"game": GAME, "kind": "names", "language": "ja"}
    row = next(one for one in found["coverage"] if wanted.items() <= one.items())
    assert (result.code, found["ok"]) == (1, False)
    assert (row["total"], row["stale"], row["missing"]) == (505, 1, 0)
    assert {one["language"] for one in found["coverage"]} == {"en", "ja"}
    text = run("translate", "status", str(copy), "--language", "ja").out
    rows = [line.split() for line in text.splitlines()]
    assert ["names", "ja", "505", "504", "1", "0", "99.8", "%"] in rows


def test_check_names_the_place(copy: Path, run: Run) -> None:
    result = run("translate", "check", str(copy), "--language", "pt", "--format", "json")
    found = [one for one in result.json("translate")["findings"] if one["file"].endswith("actions.yaml")]
    assert result.code == 1
    assert [(one["code"], one["line"], one["related"][0]["line"]) for one in found] == [("T002", 6, 5)]
    assert found[0]["file"].endswith("basic/actions.yaml")


def test_validate_warns_of_it(copy: Path, run: Run) -> None:
    result = run("validate", str(copy), "--format", "json")
    found = result.json("validate")["findings"]
    assert (result.code, {(one["code"], one["severity"]) for one in found}) == (0, {("T002", "warning")})


def test_accept_records_it(copy: Path, run: Run) -> None:
    one = run("translate", "accept", "ambush", "--language", "ja", "--cardsets", str(copy), "--format", "json")
    assert [changed["keys"] for changed in one.json("translate")["accepted"]] == [["actions/ambush/name"]]
    rest = run("translate", "accept", "ambush", "--cardsets", str(copy))
    assert (rest.code, rest.out.endswith("translations.yaml: 1 record changed\n")) == (0, True)
    assert run("validate", str(copy)).code == 0
    assert run("translate", "accept", "ambush", "--cardsets", str(copy)).out.startswith("nothing to record")
    assert run("fmt", "--check", str(copy)).code == 0


def test_a_rule_is_accepted_by_its_id(copy: Path, run: Run) -> None:
    memory = copy / GAME / "translations.yaml"
    lines = memory.read_text(encoding="utf-8").splitlines(keepends=True)
    memory.write_text("".join(line for line in lines if "tcg.goal.short/" not in line), encoding="utf-8")
    done = run("translate", "accept", "tcg.goal.short", "--cardsets", str(copy))
    assert (done.code, done.out.endswith("translations.yaml: 1 record changed\n")) == (0, True)


@pytest.mark.parametrize("arguments", [(), ("ambush", "--all")])
def test_accept_wants_keys_or_all(arguments: tuple[str, ...], run: Run) -> None:
    result = run("translate", "accept", *arguments)
    assert (result.code, result.err) == (2, "cc-tools: name the keys to accept, or --all\n")


def test_accept_refuses_data_with_errors(copy: Path, run: Run) -> None:
    file = copy / GAME / "basic/actions.yaml"
    file.write_text(file.read_text().replace("rating: combat", "rating: strength"))
    result = run("translate", "accept", "--all", "--cardsets", str(copy))
    assert result.code == 1
    assert "the data has" in result.err
