"""Saves made while a window waits, or in the middle of an operation that answers one: the game goes on as without."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from cc_tools.engine.game import PLAYERS
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.save import load, load_file, save, save_file
from cc_tools.games.package import installed
from cc_tools.scenarios.moving import Moving
from tests.engine.games import GAME, active, answer_once, begun, shipped, until
from tests.scenarios.shipped import scenario

SUPPORT = (
    "{p1: {crew: georgiou, hand: [borg-probe, drones-of-cube-90182], deck: [vger], dilithium: 1, actions: 0},"
    " p2: {crew: soval}}",
    "[p1 play borg-probe, p1 support drones-of-cube-90182]",
)
REACTION = (
    "{market: {cargo: [horta]}, p2: {crew: soval}, p1: {crew: georgiou, hand: [bynars], duty: [vlar], deck: [vger]}}",
    "[p1 play bynars 1, p1 choose discard, p1 react vlar]",
)
KINDS = {"SUPPORT": SUPPORT, "REACTION": REACTION}

CONTINUED = """
import random, sys
from pathlib import Path
from cc_tools.engine.save import load_file, save
from tests.engine.games import shipped
from tests.engine.test_save_windows import onwards
print(save(onwards(load_file(shipped(), Path(sys.argv[1])), sys.argv[2:])))
"""


def at_window(kind: str) -> tuple[Match, list[str]]:
    """A match at a window with an operation of a kind, and the answer that uses it; the moves before can be undone."""
    given, when = KINDS[kind]
    told = scenario(given=given, when=when, then="[{p1: glory >= 0}]")
    match = Match.begun(shipped(), installed()[GAME].playing().position(shipped(), told.given))
    *before, last = told.when
    moving = Moving(match)
    for line in before:
        moving.make(line.move)
    assert match.question is not None
    assert match.question.kind == "window"
    assert {match.pool.trees[option.value[1]].kind for option in match.question.options} == {kind}
    ids = moving.ids(match.question, last.move)
    assert ids
    return match, list(ids)


def onwards(match: Match, ids: list[str], number: int = 12) -> Match:
    """The match after an answer and some more by chance."""
    chance = random.Random(3)
    match.answer(active(match), *ids)
    for _ in range(number):
        if match.question is not None:
            answer_once(match, chance)
    return match


def inside(match: Match) -> bool:
    """Whether a question waits in the middle of a reaction."""
    trees = (match.pool.trees.get(frame.program) for frame in match.state.stack)
    return any(tree is not None and tree.kind == "REACTION" for tree in trees)


@pytest.mark.parametrize("used", [True, False], ids=["used", "declined"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_saved_at_a_window_goes_on_as_without(kind: str, used: bool) -> None:
    match, ids = at_window(kind)
    loaded = load(shipped(), save(match))
    assert loaded.state == match.state
    assert [loaded.view(player) for player in PLAYERS] == [match.view(player) for player in PLAYERS]
    answer = ids if used else []
    assert save(onwards(loaded, answer)) == save(onwards(match, answer))


@pytest.mark.parametrize("kind", KINDS)
def test_another_process_goes_on_from_a_window(kind: str, tmp_path: Path) -> None:
    (match, ids), file = at_window(kind), tmp_path / "match.json"
    save_file(match, file)
    command = [sys.executable, "-c", CONTINUED, str(file), *ids]
    other = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert other.stdout.strip() == save(onwards(match, ids))
    assert load_file(shipped(), file).question is not None


@pytest.mark.parametrize("used", [True, False], ids=["used", "declined"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_in_a_window_is_undone_after_loading(kind: str, used: bool) -> None:
    match, ids = at_window(kind)
    loaded = load(shipped(), save(match))
    before = loaded.state.copied()
    loaded.answer(active(loaded), *(ids if used else []))
    assert loaded.state != before
    loaded.undo()
    assert loaded.state == before
    for _ in match.still_seen():
        loaded.undo()
    with pytest.raises(AnswerError, match="nothing to take back"):
        loaded.undo()
    assert loaded.state in (match.state, *match.still_seen())


@pytest.mark.parametrize("kind", KINDS)
def test_what_led_to_a_window_is_undone_and_done_again(kind: str) -> None:
    match, ids = at_window(kind)
    window = match.state.copied()
    given, when = KINDS[kind]
    while match.history:
        match.undo()
    again = load(shipped(), save(match))
    moving = Moving(again)
    for line in scenario(given=given, when=when, then="[{p1: glory >= 0}]").when[:-1]:
        moving.make(line.move)
    assert again.state == window
    again.answer(active(again), *ids)


def test_a_game_saved_in_the_middle_of_a_reaction_goes_on_as_without() -> None:
    match = until(begun(1), inside)
    loaded = load(shipped(), save(match))
    assert loaded.state == match.state
    before = loaded.state.copied()
    answer_once(loaded, random.Random(5))
    loaded.undo()
    assert loaded.state == before
    chance, other = random.Random(9), random.Random(9)
    for _ in range(12):
        answer_once(loaded, chance)
        answer_once(match, other)
    assert loaded.state == match.state
