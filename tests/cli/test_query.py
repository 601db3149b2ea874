"""`query`: the answers in each format, the exit codes, and a query that cannot be understood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cc_tools import pipeline
from cc_tools.database import Database, to_bytes
from cc_tools.database.card_search.guide import guide
from cc_tools.model.text import Language
from tests.cli.conftest import Run
from tests.database.sample import DATA_HASH, catalog
from tests.golden import Golden
from tests.search.pool import spec

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(autouse=True)
def _sample(monkeypatch: pytest.MonkeyPatch) -> None:
    content = to_bytes(catalog(), data_hash=DATA_HASH)
    monkeypatch.setattr(pipeline, "open_database", lambda root: Database(content))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_table_shows_wide_characters_in_line(language: str, run: Run, golden: Golden) -> None:
    result = run("query", "game:captains-chair", "--language", language, "--columns", "name,suit,vp,number,text")
    assert (result.code, result.err) == (0, "")
    golden.check(GOLDEN / f"query.{language}.txt", result.out)


def test_json_has_the_answers_in_cards(run: Run) -> None:
    output = run("query", "bynars", "--format", "json", "--columns", "vp,kind").json("query")
    assert output["data_hash"] == DATA_HASH
    assert output["ok"] is True
    assert output["total"] == 15
    assert [card["id"] for card in output["cards"]] == ["bynars"]
    assert output["cards"][0]["values"]["vp"] == [3]
    assert output["findings"] == []


def test_lines_and_ids_are_for_pipes(run: Run) -> None:
    lines = run("query", "vp>=0", "--format", "jsonl").out.splitlines()
    ids = run("query", "vp>=0", "--format", "ids").out.splitlines()
    assert [json.loads(line)["id"] for line in lines] == ids
    assert ids


def test_the_order_is_that_of_the_fields_named(run: Run) -> None:
    output = run("query", "has:vp", "--format", "json", "--sort=-vp,name", "--columns", "vp").json("query")
    points = [max(card["values"]["vp"]) for card in output["cards"]]
    assert len(points) > 1
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("format_", ["text", "json", "jsonl", "ids"])
def test_no_answer_ends_with_code_one(format_: str, run: Run) -> None:
    result = run("query", "zzz", "--format", format_)
    assert (result.code, result.err) == (1, "")
    assert result.out == "0 cards of 15\n" if format_ == "text" else "bynars" not in result.out


def test_a_query_that_cannot_be_understood_is_located(run: Run, golden: Golden) -> None:
    result = run("query", "sute:ship or (vp>=", "--columns", "name,kost", "--sort", "-powder")
    assert (result.code, result.out) == (2, "")
    golden.check(GOLDEN / "query.refused.txt", result.err)
    output = run("query", "sute:ship", "--format", "json")
    assert output.code == 2
    found = output.json("query")
    assert (found["ok"], found["cards"]) == (False, [])
    assert found["findings"][0]["suggestion"] == "suit"


def test_what_has_no_effect_is_noted_and_answered(run: Run) -> None:
    result = run("query", "bynars ***", "--format", "ids")
    assert (result.code, result.out) == (0, "bynars\n")
    assert "note[Q020]" in result.err


@pytest.mark.parametrize("language", ["en", "pt", "es", "ja"])
def test_the_guide_is_shown_without_reading_cards(
    language: Language, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "open_database", None)
    assert run("query", "--guide", "--language", language).out == guide(spec(), language)


def test_a_query_has_to_be_given(run: Run) -> None:
    result = run("query")
    assert (result.code, result.out) == (2, "")
    assert "--guide" in result.err


@pytest.mark.parametrize("code", ["Q006", "unknown-field"])
def test_findings_have_their_page(code: str, run: Run) -> None:
    assert "sute:ship" in run("explain", code).out
