"""Whole games, one for each crew at least, are played again line by line; `pytest --update` plays them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools import shipped as data
from cc_tools.engine.options import BRANCHES
from cc_tools.games.captains_chair import play
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.jobs import Table
from cc_tools.simulate.playthrough import PlaythroughError, by_agents, lines, read, replayed
from tests.engine.games import shipped
from tests.golden import Golden

FOLDER = data.cardsets() / "captains-chair" / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


def ready() -> Table:
    return Table(play, shipped())


def fresh(assignment: Assignment) -> str:
    """The game played anew by its agents."""
    return "\n".join(lines(assignment, ready(), by_agents(assignment, ready()))) + "\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_played_again_line_by_line(file: Path, golden: Golden) -> None:
    text = file.read_text("utf-8")
    if golden.update:
        file.write_text(fresh(read(text)[0]), "utf-8")
        return
    written = text.splitlines()
    for number, line in enumerate(replayed(text, ready())):
        assert number < len(written), f"{file.name} ends before: {line}"
        assert line == written[number], f"{file.name}:{number + 1}"
    assert written[-1].startswith("winner: ")


def test_every_crew_has_a_whole_game() -> None:
    found = {crew for file in FILES for crew in read(file.read_text("utf-8"))[0].crews}
    assert found == set(play.crews(shipped()))


def short() -> tuple[Assignment, str]:
    batch = Batch(("archer", "sela"), 1, 4, ("random", "random"))
    assignment = next(assignments(batch, play, shipped()))
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
