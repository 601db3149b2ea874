"""Data over code: what all games share speaks no word of one game.

A word of one game is the name of one of its collections, or a kind of card, zone, counter, track or state of its
`game.yaml`, that no other game has and that is no sort of the language. Docstrings and examples may use such words;
texts and names of the code may not, but for those below, each for the reason beside it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cc_tools
from cc_tools import pipeline
from cc_tools.games.package import installed
from cc_tools.language.signature import SORTS

SOURCES = Path(cc_tools.__file__).parent
SENSES = ("suit", "type", "zone", "resource", "track", "state", "rating")
ORDINARY = frozenset({"completed", "decks", "effect", "keywords", "log", "marked", "printings", "removed", "wild"}) | {
    "resolution",
    "status",
}
"""Words that a program says of its own: logs, decks, printings of any card, what is removed or stands for anything."""

PLANTED = "a mistake is planted in the files of the games that have such a record"
STAYS = {
    ("authoring/mistakes/boards.py", "board"): PLANTED,
    ("authoring/mistakes/boards.py", "emptied"): PLANTED,
    ("authoring/mistakes/boards.py", "stardates"): PLANTED,
    ("authoring/mistakes/printings.py", "captain"): PLANTED,
    ("language/verbs/spend.py", "glory"): "the name of the question what to give for another counter",
    ("load/codes.py", "directive"): "a directive of YAML",
    ("render/bindings.py", "duty-officer"): "how English names who a step is about",
    ("render/ja.py", "deployed"): "a counter of Japanese: what is deployed is counted otherwise",
}


def words() -> set[str]:
    """The words that one game has and no other."""
    catalog = pipeline.open_catalog()
    known = {
        name: {
            *installed()[name].collections,
            *(word for sense in SENSES for word in game.game.words.get(sense, ())),
        }
        for name, game in catalog.games.items()
    }
    return {
        word
        for name, own in known.items()
        for word in own
        if not any(word in theirs for other, theirs in known.items() if other != name)
    } - {*ORDINARY, *SORTS}


def spoken(folder: Path) -> Iterator[tuple[str, str]]:
    """The texts, attributes and arguments of the modules that all games share, with the module."""
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder)
        if place.parts[0] == "games" and len(place.parts) > 2:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str() as text):
                    yield place.as_posix(), text
                case ast.Attribute(attr=name) | ast.keyword(arg=str() as name):
                    yield place.as_posix(), name.replace("_", "-")


def test_shared_packages_speak_no_word_of_one_game() -> None:
    known = words()
    assert {"klingon-battle-cruiser"}.isdisjoint(known) and {"dilithium", "challenge"} <= known
    found = {one for one in spoken(SOURCES) if one[1] in known}
    assert found - set(STAYS) == set()


def test_what_may_stay_is_still_there() -> None:
    assert set(STAYS) <= {*spoken(SOURCES)}


def test_a_word_of_one_game_is_found(tmp_path: Path) -> None:
    (tmp_path / "games" / "one").mkdir(parents=True)
    (tmp_path / "one.py").write_text('x.landing_party = "hand" if y else "latinum"\n', encoding="utf-8")
    (tmp_path / "games" / "one" / "own.py").write_text('x = "latinum"\n', encoding="utf-8")
    assert {text for _, text in spoken(tmp_path) if text in words()} == {"latinum", "landing-party"}
