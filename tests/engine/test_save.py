"""Saves: exact, and refused where they are cut short, damaged, foreign or impossible."""

from __future__ import annotations

import copy
import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cc_tools import pipeline
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.save import load, load_file, save, save_file
from cc_tools.engine.writing import SaveError
from cc_tools.games.captains_chair.play import pool
from tests.engine.games import GAME, answer_once, begun, played, shipped

Changed = Callable[[dict[str, Any]], None]

CONTINUED = """
import random, sys
from pathlib import Path
from cc_tools.engine.save import load_file, save
from tests.engine.games import answer_once, shipped
match, chance = load_file(shipped(), Path(sys.argv[1])), random.Random(7)
while match.question is not None:
    answer_once(match, chance)
print(save(match))
"""


def at(seed: int, number: int) -> Match:
    """A game by chance at one of its questions."""
    for count, match in enumerate(played(seed)):
        if count == number:
            return match
    raise AssertionError("the game is over before")


def to_the_end(match: Match, seed: int) -> Match:
    chance = random.Random(seed)
    while match.question is not None:
        answer_once(match, chance)
    return match


def forged(change: Changed, text: str) -> str:
    """The save with something else in it, and a checksum that fits."""
    document = json.loads(text)
    del document["checksum"]
    change(document)
    content = json.dumps(document, separators=(",", ":"))
    return json.dumps({**document, "checksum": hashlib.sha256(content.encode()).hexdigest()}, separators=(",", ":"))


@pytest.mark.parametrize("seed", range(1, 3))
def test_the_same_state_comes_back_at_every_question(seed: int) -> None:
    for match in played(seed):
        again = load(shipped(), save(match))
        assert again.state == match.state
        assert again.asked == match.asked


@pytest.mark.parametrize("seed", range(5, 7))
def test_a_loaded_game_plays_on_to_the_same_end(seed: int) -> None:
    chance = random.Random(seed)
    for match in played(seed):
        if chance.random() < 0.02:
            loaded = to_the_end(load(shipped(), save(match)), seed)
            original = to_the_end(Match(match.pool, match.state.copied(), asked=list(match.asked)), seed)
            assert original.state == loaded.state
            assert save(original) == save(loaded)


def test_the_order_of_everything_is_kept() -> None:
    match = at(11, 120)
    assert save(load(shipped(), save(match))) == save(match)


def test_another_process_plays_on_to_the_same_end(tmp_path: Path) -> None:
    match, file = at(12, 60), tmp_path / "match.json"
    save_file(match, file)
    command = [sys.executable, "-c", CONTINUED, str(file)]
    other = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert other.stdout.strip() == save(to_the_end(match, 7))


def test_a_finished_game_is_saved_too() -> None:
    match = to_the_end(begun(3), 3)
    again = load(shipped(), save(match))
    assert again.state == match.state
    assert again.question is None


def test_there_is_nothing_to_take_back_after_loading() -> None:
    match = at(2, 20)
    again = load(shipped(), save(match))
    assert not again.can_undo(0)
    assert not again.can_undo(1)
    with pytest.raises(AnswerError, match="nothing to take back"):
        again.undo()
    assert again.state == match.state


def test_the_rules_options_come_back() -> None:
    match = begun(4)
    match.state.options = {"glory-exchange": "printed"}
    assert load(shipped(), save(match)).game.option("glory-exchange") == "printed"


def test_a_save_is_small() -> None:
    match = to_the_end(begun(5), 5)
    assert len(save(match)) < 200_000


# --- damaged and foreign ------------------------------------------------------------------------------------------


def test_a_save_cut_short_anywhere_is_refused() -> None:
    text = save(at(1, 30))
    for length in [0, 1, 2, 50, *range(100, len(text), 997), len(text) - 1]:
        with pytest.raises(SaveError):
            load(shipped(), text[:length])
    with pytest.raises(SaveError, match="cut short"):
        load(shipped(), text[: len(text) // 2])


def test_a_single_character_changed_anywhere_is_refused() -> None:
    text, chance = save(at(1, 30)), random.Random(1)
    for _ in range(150):
        place = chance.randrange(len(text))
        other = chance.choice([one for one in '0123456789abc"[]{},:' if one != text[place]])
        with pytest.raises(SaveError):
            load(shipped(), text[:place] + other + text[place + 1 :])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no JSON"),
        ("null", "no save"),
        ("[]", "no save"),
        ("{}", "no save"),
        ('{"format":"cc-tools match"}', "format version"),
        ('{"format":"cc-tools match","version":NaN}', "damaged"),
        ('{"format":"cc-tools match","version":1.0}', "damaged"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_what_is_no_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        load(shipped(), text)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b'{"format": "\xff"}')
    with pytest.raises(SaveError, match="UTF-8"):
        load_file(shipped(), file)


def test_a_save_made_with_other_cards_is_refused() -> None:
    other = pool(pipeline.open_catalog().games[GAME], "another hash")
    with pytest.raises(SaveError, match="other card data"):
        load(other, save(begun(1)))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("version", 2, "format version 2"),
        ("program", "9.9.9", "of cc-tools '9.9.9'"),
        ("game", "chess", "of the game 'chess'"),
        ("rules", {"glory-exchange": "always"}, "no rules option"),
        ("rules", [], "`rules`"),
        ("asked", [1], "`asked`"),
        ("earlier", {}, "`earlier` is no list"),
        ("more", 1, "`more`"),
    ],
)
def test_a_foreign_save_is_refused(field: str, value: Any, message: str) -> None:
    text = forged(lambda document: document.update({field: value}), save(begun(1)))
    with pytest.raises(SaveError, match=message):
        load(shipped(), text)


# --- impossible ---------------------------------------------------------------------------------------------------


def _lost(state: dict[str, Any]) -> None:
    next(area for area in state["areas"] if area).pop()


def _doubled(state: dict[str, Any]) -> None:
    first, second = [area for area in state["areas"] if area][:2]
    first.append(second[0])


def _another_question(state: dict[str, Any]) -> None:
    state["question"][1] = "something-else"


def _another_answer(state: dict[str, Any]) -> None:
    state["question"][2].pop(0)


IMPOSSIBLE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "a card lost": (_lost, "lies in 0 areas|lies in no area"),
    "a card doubled": (_doubled, "lies in 2 areas"),
    "a copy that does not exist": (lambda state: state["areas"][0].append(9999), "9999"),
    "an area too many": (lambda state: state["areas"].append([]), "areas"),
    "an area too few": (lambda state: state["areas"].pop(), "area"),
    "an unknown card": (lambda state: state["cards"].__setitem__(0, "no-such-card"), "no card `no-such-card`"),
    "a negative counter": (lambda state: state["amounts"][0].__setitem__(2, -1), "-1"),
    "a counter twice": (lambda state: state["amounts"].append(state["amounts"][0]), "two rows"),
    "a counter of nobody": (lambda state: state["amounts"].append([-7, "glory", 1]), "of nobody"),
    "an away team lost": (lambda state: state["tokens"][0].__setitem__(3, 99), "Away Teams"),
    "an unknown program": (lambda state: state["stack"][-1].__setitem__(0, "nothing"), "no program `nothing`"),
    "an unknown position": (lambda state: state["stack"][0].__setitem__(4, 999), "no position 999"),
    "a negative position": (lambda state: state["stack"][0].__setitem__(4, -1), "no position -1"),
    "a position that asks nothing": (lambda state: state["stack"][-1].__setitem__(4, 1), "impossible"),
    "a frame of nobody": (lambda state: state["stack"][0].__setitem__(1, 2), "no player"),
    "no frames": (lambda state: state["stack"].clear(), "asks nothing"),
    "no question": (lambda state: state.update(question=None), "asks nothing"),
    "another question": (_another_question, "not the one"),
    "another answer": (_another_answer, "not the one"),
    "a question after the end": (lambda state: state.update(over="burn"), "is over"),
    "chance out of range": (lambda state: state.update(chance=-1), "chance"),
    "a host out of play": (lambda state: state["hosts"].append([0, 1]), "impossible"),
    "a face that a card has not": (lambda state: state["faces"].append([0, 7]), "no face"),
    "a third player": (lambda state: state.update(active=2), "no player"),
    "a field missing": (lambda state: state.pop("log"), "no `log`"),
    "a field too many": (lambda state: state.update(more=1), "unknown `more`"),
    "a word for a number": (lambda state: state.update(turn="three"), "`turn` is no int"),
    "a log of something": (lambda state: state["log"].append(["draw"]), "a line of the log"),
    "an effect of no program": (
        lambda state: state["effects"].append({"t": ["nothing", 0, {"t": []}, 0, None]}),
        "an effect",
    ),
    "a value of no kind": (lambda state: state["notes"].append(["x", {"z": 1}]), "unknown kind"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    change, message = IMPOSSIBLE[name]
    text = save(at(1, 30))

    def changed(document: dict[str, Any]) -> None:
        change(document["state"])

    with pytest.raises(SaveError, match=message):
        load(shipped(), forged(changed, text))
    assert load(shipped(), forged(lambda document: None, text))


def test_a_state_with_what_is_no_data_cannot_be_saved() -> None:
    match = begun(1)
    match.state.lasting = {**copy.copy(match.state.lasting), "thing": object()}
    with pytest.raises(SaveError, match="object"):
        save(match)


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    save_file(begun(1), file)
    save_file(begun(2), file)
    assert load_file(shipped(), file).state == begun(2).state
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
