"""`show`: a card by name, slug and number; several cards; none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cc_tools import pipeline
from cc_tools.database import Database, to_bytes
from tests.cli.conftest import Run
from tests.database.sample import DATA_HASH, catalog
from tests.golden import Golden

GOLDEN = Path(__file__).parent / "golden"
SHIPPED = pipeline.open_database
"""The cards as they are shipped, of all games."""


@pytest.fixture(autouse=True)
def _sample(monkeypatch: pytest.MonkeyPatch) -> None:
    content = to_bytes(catalog(), data_hash=DATA_HASH)
    monkeypatch.setattr(pipeline, "open_database", lambda root: Database(content))


@pytest.mark.parametrize("card", ["bynars", "uss-discovery-a", "khan"])
def test_shows_the_page_of_a_card(card: str, run: Run, golden: Golden) -> None:
    result = run("show", card, "--game", "captains-chair")
    assert result.code == 0
    golden.check(GOLDEN / f"show.{card}.txt", result.out)


@pytest.mark.parametrize("asked", ["bynars", "Bynars", "BYNARS", "1ALL03/13", "1all03"])
def test_finds_a_card_however_it_is_called(asked: str, run: Run) -> None:
    output = run("show", asked, "--format", "json").json("show")
    assert output["card"]["id"] == "bynars"
    assert output["data_hash"] == DATA_HASH
    assert [printing["number"] for printing in output["card"]["printings"]] == ["1ALL03/13"]
    assert len(output["card"]["operations"]) == 2
    assert output["card"]["fields"]["vp"] == 3


def test_sentences_and_rulings_come_in_the_language_asked_for(run: Run) -> None:
    out = run("show", "bynars", "--language", "ja").out
    assert "研究が3以上なら" in out
    assert "資源は両方数える。 [cf.66]" in out


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("pt", ["Worf  (Pessoa, captains-chair)", "  Traços: Ataque, Klingon, Segurança, Frota Estelar"]),
        ("es", ["Worf  (Persona, captains-chair)", "  Rasgos: Ataque, Klingon, Seguridad, Flota Estelar"]),
        ("ja", ["ウォーフ（人物、captains-chair）", "  en: Worf · pt: Worf · es: Worf"]),
        ("en", ["Worf  (person, captains-chair)", "  traits: attack, klingon, security, starfleet"]),
    ],
)
def test_names_fields_and_words_come_in_the_language_asked_for(
    language: str, lines: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "open_database", SHIPPED)
    out = run("show", "worf", "--game", "captains-chair", "--language", language).out.splitlines()
    assert set(lines) <= set(out)


@pytest.mark.parametrize(("language", "said"), [("en", "yes"), ("pt", "sim"), ("es", "sí"), ("ja", "はい")])
def test_what_a_card_has_is_answered_in_the_language_asked_for(
    language: str, said: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "open_database", SHIPPED)
    out = run("show", "tomorrow-is-yesterday-mission", "--language", language).out
    assert re.search(rf"[:：] ?{said}$", out, re.M)


def test_a_name_of_several_cards_lists_them(run: Run) -> None:
    result = run("show", "Earth")
    assert (result.code, result.out) == (2, "")
    assert "earth-core" in result.err
    assert "earth-khan" in result.err
    output = run("show", "Earth", "--format", "json").json("show")
    assert output["card"] is None
    assert [candidate["id"] for candidate in output["candidates"]] == ["earth-core", "earth-khan"]


def test_an_unknown_name_brings_a_suggestion(run: Run) -> None:
    result = run("show", "bynrs")
    assert (result.code, result.out) == (1, "")
    assert result.err == "there is no card 'bynrs'; did you mean Bynars?\n"
    output = run("show", "bynrs", "--format", "json").json("show")
    assert output["suggestions"] == ["Bynars"]


def test_cards_of_two_games_with_one_id_are_told_apart_by_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "open_database", SHIPPED)
    result = run("show", "mara")
    assert (result.code, result.err.partition("\n")[0]) == (
        2,
        "'mara' may mean 2 cards; say which game with --game:",
    )
    assert "  ratings: combat 4, humanity 6, logic 2\n" in run("show", "mara", "--game", "star-trek-tcg").out


@pytest.mark.parametrize(
    ("asked", "id_", "operation"),
    [
        ("sd01", "sd01", "sd01#resolution"),
        ("georgiou/gazing-at-the-stars", "georgiou/gazing-at-the-stars", "georgiou/gazing-at-the-stars#goal"),
        ("Contemplar as Estrelas", "georgiou/gazing-at-the-stars", "georgiou/gazing-at-the-stars#reward"),
    ],
)
def test_what_is_no_card_is_found_by_the_id_that_pages_show(asked: str, id_: str, operation: str, run: Run) -> None:
    output = run("show", asked, "--format", "json").json("show")
    assert output["card"] is None
    assert [record["id"] for record in output["records"]] == [id_]
    result = run("show", asked)
    assert result.code == 0
    assert f"[{operation}]" in result.out


def test_a_crew_is_shown_with_its_board(run: Run) -> None:
    output = run("show", "georgiou", "--format", "json").json("show")
    assert [record["collection"] for record in output["records"]] == ["board", "crew"]
