"""Where scenario files lie, and what `validate` and `test` make of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from cc_tools.load import load_scenarios, load_workspace, scenarios_hash, workspace_hash
from tests.scenarios.shipped import GAME

TEXT = f"game: {GAME}\nscenarios:\n- name: one\n  then:\n  - p1: glory = 0\n"
MISSPELT = TEXT.replace("glory", "have @tribles or glory")


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The shipped game without its scenarios, below an own folder of card sets."""
    target = tmp_path / "cardsets" / GAME
    shutil.copytree(shipped.cardsets() / GAME, target, ignore=shutil.ignore_patterns("scenarios"))
    return target


def names(root: Path) -> list[str]:
    return [document.path for document in load_scenarios(root)[0].documents]


def test_scenario_files_are_told_by_folder_or_key(home: Path) -> None:
    cards, hashed = load_workspace(home)[0], workspace_hash(home)
    write(home / "scenarios/deep/a.yaml", TEXT)
    write(home / "scenarios/misspelt.yaml", "scenario: []\n")
    write(home / "core/beside.yaml", TEXT)
    assert names(home) == ["core/beside.yaml", "scenarios/deep/a.yaml", "scenarios/misspelt.yaml"]
    assert names(home.parent) == [f"{GAME}/{name}" for name in names(home)]
    assert names(home / "scenarios/deep") == names(home / "scenarios/deep/a.yaml") == ["scenarios/deep/a.yaml"]
    assert load_workspace(home)[0].unread == cards.unread
    assert [one.path for one in load_workspace(home)[0].documents] == [one.path for one in cards.documents]
    assert workspace_hash(home) == hashed


def test_a_file_outside_every_game(tmp_path: Path) -> None:
    file = write(tmp_path / "mine.yaml", TEXT)
    write(tmp_path / "other.yaml", "cards: []\n")
    assert names(file) == names(tmp_path) == ["mine.yaml"]
    assert load_scenarios(file)[0].documents[0].game is None
    before = scenarios_hash(tmp_path)
    write(file, MISSPELT)
    assert scenarios_hash(tmp_path) != before


def test_validate_reports_a_misspelt_card_of_a_scenario(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home.parent.parent)
    write(home / "core/beside.yaml", TEXT)
    sound = pipeline.report([home])
    assert (sound.findings, sound.counts.scenarios, sound.counts.cards) == ((), 1, 415)
    write(home / "scenarios/a.yaml", MISSPELT)
    found = pipeline.report([home]).findings
    assert [(one.code.id, one.span.file, one.span.start.line, one.suggestion) for one in found] == [
        ("N001", f"cardsets/{GAME}/scenarios/a.yaml", 5, "@tribbles")
    ]
    part = pipeline.report([home / "scenarios"])
    assert (part.findings, part.counts.scenarios, part.counts.cards) == (found, 0, 0)
    assert f"cardsets/{GAME}/scenarios/a.yaml" in part.sources


def test_a_card_with_an_error_is_not_called_unknown(home: Path) -> None:
    write(home / "scenarios/a.yaml", TEXT.replace("  then", "  given: {market: {cargo: [tribbles]}}\n  then"))
    cargo = home / "core/cargo.yaml"
    text = cargo.read_text(encoding="utf-8")
    start = text.index("- id: tribbles")
    cargo.write_text(text[:start] + text[start:].replace("suit: cargo", "suit: cargi", 1), encoding="utf-8")
    found = {finding.code.id for finding in pipeline.report([home]).findings}
    assert "S003" in found
    assert not any(code.startswith("X") for code in found)


def test_games_that_have_no_scenarios(tmp_path: Path) -> None:
    for name, game in (("a", "captain-chair"), ("b", "chess"), ("c", "[x]")):
        write(tmp_path / f"{name}.yaml", TEXT.replace(GAME, game))
    found = [(one.code.id, one.suggestion) for one in pipeline.read_scenarios([tmp_path]).findings]
    assert found == [("X008", GAME), ("X008", None), ("S004", None)]


def test_the_scenarios_of_several_places(home: Path, tmp_path: Path) -> None:
    write(home / "scenarios/a.yaml", TEXT)
    outside = write(tmp_path / "mine.yaml", TEXT)
    stock = pipeline.read_scenarios([home, outside])
    assert not stock.findings
    assert [len(sheet.scenarios) for sheet in stock.sheets] == [1, 1]
    assert all(sheet.game.game.id == GAME for sheet in stock.sheets)
    assert stock.data_hash
