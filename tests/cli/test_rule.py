"""`rule`: a rule by id, a group of rules, languages, near misses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from cc_tools import pipeline
from tests.cli.conftest import Run


@pytest.fixture(autouse=True, scope="module")
def _once() -> Iterator[None]:
    """The shipped card sets are read once for all these tests."""
    patch = pytest.MonkeyPatch()
    for name in ("open_hashed", "showings"):
        patch.setattr(pipeline, name, cache(getattr(pipeline, name)))
    yield
    patch.undo()



def test_shows_a_rule_with_its_scenarios_and_the_cards_it_touches(run: Run) -> None:
    result = run("rule", "kw.exhaust.4")
    assert result.code == 0
    assert result.out.startswith("kw.exhaust.4  (keywords-e-i, captains-chair)\n  A card that is exhausted already")
    assert "shown by: 2\n" in result.out
    assert "names: 1\n  Stone of Gol  stone-of-gol\n" in result.out
    assert "keyword used by: " in result.out
    assert "@" not in result.out


def test_a_beginning_shows_all_its_rules(run: Run) -> None:
    output = run("rule", "kw.steal", "--format", "json").json("rule")
    assert [rule["id"] for rule in output["rules"]] == ["kw.steal.1", "kw.steal.2"]
    assert {record["id"] for record in output["rules"][0]["named"]} == {"dkora-marauder"}
    assert output["data_hash"]
    assert output["suggestions"] == []


def test_a_ruling_leads_to_the_card_that_has_it(run: Run) -> None:
    (rule,) = run("rule", "ruling.mirok", "--format", "json").json("rule")["rules"]
    assert [record["id"] for record in rule["ruled"]] == ["mirok"]


def test_a_worked_example_is_found_like_a_rule(run: Run) -> None:
    (rule,) = run("rule", "fix.self-log", "--format", "json").json("rule")["rules"]
    assert rule["title"]["en"] == "A card that logs itself"
    assert rule["scenarios"]


def test_a_section_is_read_from_its_heading_to_its_last_rule_with_cards_by_name(run: Run) -> None:
    result = run("rule", "resupply", "--game", "captains-chair")
    assert result.code == 0
    assert result.out.splitlines()[0].endswith("  (resupply, captains-chair)")
    assert "[step.resupply.1]" in result.out
    for language, title in (("pt", "Aprenda"), ("es", "Aprende"), ("ja", "10分")):
        assert title in run("rule", "learn-to-play", "--language", language).out
    for asked in ("glossary", "questions", "rulings"):
        shown = run("rule", asked, "--game", "captains-chair")
        assert shown.code == 0
        assert not re.search(r"(?<!\w)@[a-z]|\]\(", shown.out)
    read = run("rule", "resupply", "--format", "json").json("rule")
    assert [section["id"] for section in read["sections"]] == ["resupply"]
    assert read["rules"] == []


def test_who_uses_a_keyword_is_told_once(run: Run) -> None:
    assert run("rule", "kw.beam").out.count("keyword used by: ") == 1


def test_a_misspelt_section_is_suggested(run: Run) -> None:
    assert "learn-to-play" in run("rule", "learn-to-pay").err


def test_what_has_no_scenario_says_how_it_is_shown(run: Run) -> None:
    assert "told in words only" in run("rule", "game.published").out
    assert "shown by the data of the game" in run("rule", "zone.hand").out
    assert "not played here yet" in run("rule", "camp.1").out
    assert "rules option: glory-exchange" in run("rule", "res.sub.1").out


def test_what_is_not_translated_is_shown_in_english_and_said_so(run: Run) -> None:
    page = run("rule", "bot.choice.2", "--lang", "ja").out
    assert "(not yet in this language: ja)" in page or "ゴルの石" in page


def test_an_unknown_rule_brings_the_nearest(run: Run) -> None:
    result = run("rule", "timming.5")
    assert (result.code, result.out) == (1, "")
    assert result.err == "there is no rule 'timming.5'; did you mean timing.5?\n"
    output = run("rule", "timming.5", "--format", "json").json("rule")
    assert output["rules"] == []
    assert output["suggestions"] == ["timing.5"]


def test_another_game_has_other_rules(run: Run) -> None:
    assert run("rule", "timing.5", "--game", "star-trek-tcg").code == 1


def test_without_an_id_the_sections_are_listed(run: Run) -> None:
    result = run("rule", "--game", "captains-chair")
    assert result.code == 0
    assert result.out.splitlines()[0] == "Star Trek: Captain's Chair"
    assert re.search(r"^  learn-to-play +Learn to play", result.out, re.MULTILINE)
    assert "Star Trek: The Card Game" not in result.out
    output = run("rule", "--game", "captains-chair", "--format", "json").json("rule")
    assert "learn-to-play" in {section["id"] for section in output["sections"]}
