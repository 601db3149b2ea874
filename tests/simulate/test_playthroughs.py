"""Whole games of every game, one for each crew at least, are played again line by line; `pytest --update` anew."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped as data
from cc_tools.engine.options import BRANCHES
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.jobs import Table, table
from cc_tools.simulate.playthrough import PlaythroughError, by_agents, lines, read, replayed
from tests.golden import Golden

FILES = sorted(data.cardsets().glob("*/playthroughs/*.txt"))
GAMES = sorted({file.parent.parent.name for file in FILES})
GAME = "captains-chair"


@cache
def ready(game: str = GAME) -> Table:
    catalog, data_hash = pipeline.open_hashed()
    return table(catalog.games[game], data_hash)


def fresh(assignment: Assignment, game: str = GAME) -> str:
    """The game played anew by its agents."""
    at = ready(game)
    return "\n".join(lines(assignment, at, by_agents(assignment, at))) + "\n"


def pairs(game: str) -> list[tuple[str, str]]:
    """Who meets in the whole games of a game."""
    return [read(file.read_text("utf-8"))[0].crews for file in FILES if file.parent.parent.name == game]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_playthrough_is_played_again_line_by_line(file: Path, golden: Golden) -> None:
    text, game = file.read_text("utf-8"), file.parent.parent.name
    if golden.update:
        file.write_text(fresh(read(text)[0], game), "utf-8")
        return
    written = text.splitlines()
    for number, line in enumerate(replayed(text, ready(game))):
        assert number < len(written), f"{file.name} ends before: {line}"
        assert line == written[number], f"{file.name}:{number + 1}"
    assert written[-1].startswith("winner: ")


@pytest.mark.parametrize("game", GAMES)
def test_every_crew_has_a_whole_game(game: str) -> None:
    at = ready(game)
    assert {crew for pair in pairs(game) for crew in pair} == set(at.play.crews(at.pool))


def test_neighbouring_decks_meet() -> None:
    at = ready("star-trek-tcg")
    decks = at.play.crews(at.pool)
    met = {frozenset(pair) for pair in pairs("star-trek-tcg")}
    assert met >= {frozenset(pair) for pair in pairwise([*decks, decks[0]])}


def test_the_second_game_ends_in_both_ways() -> None:
    texts = [file.read_text("utf-8") for file in FILES if file.parent.parent.name == "star-trek-tcg"]
    endings = {line.removeprefix("over: ") for text in texts for line in text.splitlines() if line.startswith("over: ")}
    assert endings == {"victory", "wreck"}


def short() -> tuple[Assignment, str]:
    batch = Batch(("archer", "sela"), 1, 4, ("random", "random"))
    assignment = next(assignments(batch, ready().play, ready().pool))
    return assignment, fresh(assignment)


def test_a_text_holds_all_that_decides_a_game() -> None:
    assignment, text = short()
    again, given = read(text)
    assert again == assignment
    assert given
    assert "\n".join(replayed(text, ready())) + "\n" == text


def test_an_answer_that_does_not_fit_any_more_is_told() -> None:
    _, text = short()
    head, _, body = text.partition("\n\n")
    told = list(replayed(f"{head}\n\np1 action: play {BRANCHES}\n{body}", ready()))
    assert told[-1].startswith("! ")


def test_a_text_that_is_none_is_refused() -> None:
    with pytest.raises(PlaythroughError, match="header"):
        read("game: captains-chair\n\np1 action: end\n")
    _, text = short()
    head = text.partition("\n\n")[0]
    with pytest.raises(PlaythroughError, match="line 9"):
        read(f"{head}\n\np1 action\n")
