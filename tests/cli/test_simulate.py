"""`simulate`: what it reports, for people and for programs, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.cli import playable
from cc_tools.simulate import playing
from cc_tools.simulate.playthrough import read
from tests.cli.conftest import Run
from tests.cli.prepared import prepared

RANDOM = ("simulate", "--agents", "random")


@pytest.fixture(autouse=True)
def _prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playable, "playable", prepared)


def test_a_batch_for_programs(run: Run) -> None:
    result = run(*RANDOM, "--crews", "archer,kirk", "--games", "2", "--seed", "4", "--check", "--format", "json")
    assert (result.code, result.err) == (0, "")
    found = result.json("simulate")
    assert (found["games"], found["errors"], found["failures"]) == (2, 0, [])
    assert sum(found["endings"].values()) == 2
    assert found["seconds"] > 0
    assert found["games_per_second"] > 0
    assert set(found["crews"]) == {"archer", "kirk"}
    assert set(found["crews"]["kirk"]["average"]) == {
        "glory",
        "neutral",
        "end",
        "printed",
        "focus",
        "missions",
        "total",
    }


def test_a_batch_for_people(run: Run) -> None:
    result = run(*RANDOM, "--crews", "archer,kirk,sela", "--games", "3", "--agents", "random,random")
    lines = result.out.splitlines()
    assert result.code == 0
    assert lines[0].startswith("3 games in ")
    assert lines[0].endswith(", 0 errors")
    assert lines[1].startswith("endings: ")
    assert [line.split()[0] for line in lines[3:]] == ["crew", "archer", "kirk", "sela"]
    assert lines[3].split()[-2:] == ["points", "missions"]


def test_a_game_without_missions_to_score_has_no_column_of_them(run: Run) -> None:
    result = run(*RANDOM, "--game", "star-trek-tcg", "--crews", "faces-of-gods,war-drums")
    header, *rows = (line.split() for line in result.out.splitlines()[3:])
    assert header == ["crew", "games", "won", "tied", "victory", "points"]
    assert [len(row) for row in rows] == [6, 6]


def test_an_error_ends_with_code_one_and_all_that_repeats_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "broken", lambda _: ["a card lies nowhere"])
    order = (*RANDOM, "--crews", "archer,kirk", "--seed", "4", "--check")
    result = run(*order, "--format", "json")
    assert result.code == 1
    (failure,) = result.json("simulate")["failures"]
    assert failure["seed"] == 4
    assert failure["crews"] == ["archer", "kirk"]
    assert failure["error"] == "BrokenError: a card lies nowhere"
    assert len(failure["decisions"]) == 1
    text = run(*order)
    assert text.code == 1
    assert "seed 4, after 1 decision: BrokenError: a card lies nowhere" in text.out


def test_a_whole_game_is_written_as_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*RANDOM, "--crews", "archer,kirk", "--seed", "4", "--write-playthrough", str(file))
    assert (result.code, result.out, result.err) == (0, "", "")
    assignment, given = read(file.read_text("utf-8"))
    assert (assignment.crews, assignment.seed, assignment.agents) == (("archer", "kirk"), 4, ("random", "random"))
    assert given


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--crews", "archer,kirrk"), "there is no crew 'kirrk'; there are "),
        (("--crews", "war-drums,archer"), "there is no crew 'war-drums'; `--game star-trek-tcg` has it"),
        (("--crews", "archer"), "two different crews"),
        (("--agents", "clever"), "there is no agent 'clever'"),
        (("--agents", "random,random,random"), "one each"),
        (("--sides", "left"), "there is no side 'left'"),
        (("--boxes", "cor"), "there is no set 'cor'"),
        (("--rule", "glory=printed"), "there is no rules option 'glory'"),
        (("--rule", "glory-exchange=never"), "glory-exchange is one of default, printed"),
        (("--write-playthrough", "/no/such/place/game.txt"), "there is no folder /no/such/place"),
    ],
)
def test_what_there_is_not_is_refused(arguments: tuple[str, ...], said: str, run: Run) -> None:
    result = run("simulate", *arguments)
    assert (result.code, result.out) == (2, "")
    assert said in result.err


def test_a_game_that_there_is_not_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    result = run("simulate", "--game", "chess")
    assert (result.code, result.out) == (2, "")
    assert "there is no game 'chess'" in result.err
