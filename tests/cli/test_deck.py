"""`deck`: what is legal, what is counted, what is imported and exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools import shipped
from tests.cli.conftest import Run

DECKS = shipped.cardsets() / "star-trek-tcg/decks"
BAD = """\
decks:
- id: ours
  name: Ours
  starting: [uss-enterprise, commander-spock, captain-james-t-kirk, default-mission, default-plot, default-discovery]
  cards:
  - {card: talosians, count: 5}
  - {card: talosian}
"""


def test_the_shipped_decks_are_legal(run: Run) -> None:
    output = run("deck", "check", str(DECKS), "--format", "json").json("deck")
    assert output["ok"]
    assert len(output["decks"]) >= 4
    assert all(deck["cards"] >= 50 for deck in output["decks"])


def test_without_a_path_all_decks_are_checked(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("deck", "check").out == run("deck", "check", str(DECKS)).out


def test_faults_are_shown_at_their_line_with_the_rule(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text(BAD)
    result = run("deck", "check", str(file))
    assert result.code == 1
    assert "more than 4 (tcg.deck.copies)\n" in result.out
    assert f"{file.as_posix()}:6:30" in result.out
    assert "`ours` has 6 cards, fewer than 50 (tcg.deck.size)" in result.out
    assert "`dr-leonard-h-bones-mccoy` is missing" in result.out
    assert "did you mean `talosians`?" in result.out
    assert f"::error file={file.as_posix()},line=6" in run("deck", "check", str(file), "--format", "github").out


@pytest.mark.parametrize("place", ["captains-chair", "captains-chair/core"])
def test_a_game_without_decks_says_so(run: Run, place: str) -> None:
    result = run("deck", "check", str(shipped.cardsets() / place))
    assert (result.code, result.out) == (2, "")
    assert "in `captains-chair` no decks are built; in `star-trek-tcg` they are" in result.err


def test_counts_a_deck(run: Run) -> None:
    result = run("deck", "stats", "war-drums")
    assert result.code == 0
    assert "Errand of Mercy (complete)" in result.out
    output = run("deck", "stats", str(DECKS / "war-drums.yaml"), "--format", "json").json("deck")
    fields = {one["field"]: one["bars"] for one in output["decks"][0]["distributions"]}
    assert {"type", "icon", "actions", "role", "combat", "humanity", "logic", "reward_xc", "episode"} <= set(fields)
    assert sum(bar["count"] for bar in fields["type"]) == output["decks"][0]["cards"]
    assert sum(bar["count"] for bar in fields["icon"]) == output["decks"][0]["cards"]


def test_an_unknown_deck_is_suggested(run: Run) -> None:
    result = run("deck", "stats", "war-drum")
    assert result.code == 2
    assert "did you mean 'war-drums'?" in result.err


def test_imports_what_it_exports(run: Run, tmp_path: Path) -> None:
    for to in ("text", "lackey"):
        listed, deck, again = (tmp_path / name for name in (f"{to}.txt", f"{to}.yaml", f"{to}-again.txt"))
        assert run("deck", "export", "war-drums", "--format", to, "--output", str(listed)).code == 0
        assert run("deck", "import", str(listed), "--output", str(deck)).code == 0
        assert run("deck", "check", str(deck)).code == 0
        assert run("deck", "export", str(deck), "--format", to, "--output", str(again)).code == 0
        assert listed.read_bytes() == again.read_bytes()


def test_nothing_is_written_where_a_name_is_unclear(run: Run, tmp_path: Path) -> None:
    listed, deck = tmp_path / "list.txt", tmp_path / "deck.yaml"
    listed.write_text("4 Talosians\n1 The Cage\n2 Talosiens\n")
    result = run("deck", "import", str(listed), "--output", str(deck))
    assert result.code == 1
    assert not deck.exists()
    assert "list.txt:2:1" in result.out
    assert "list.txt:3:1" in result.out
    assert "nothing imported: 2 errors" in result.out
