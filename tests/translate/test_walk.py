"""What there is to translate, and what each language needs of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import Field

from cc_tools.load import load_text
from cc_tools.model.record import Record
from cc_tools.model.text import Text
from cc_tools.model.translated import Translated
from cc_tools.translation.coverage import coverage
from cc_tools.translation.passage import State, mark
from cc_tools.translation.walk import passages
from tests.golden import Golden
from tests.translate import shelf

GOLDEN = Path(__file__).parent / "golden"


def test_everything_translatable_is_found(tmp_path: Path) -> None:
    assert {passage.key: passage.kind for passage in shelf.passages(tmp_path)} == {
        "game/toy/name": "names",
        "game/toy/kinds/DO/description": "kinds",
        "game/toy/reserved_names/attic": "reserved names",
        "set/base/name": "names",
        "terms/at-least": "terms",
        "terms/at-least/short": "short forms",
        "cards/red-cube/name": "names",
        "cards/red-cube/rulings/1/text": "rulings",
    }
    assert {passage.key: passage.kind for passage in shelf.phrases()} == {
        "phrases/both": "phrases",
        "verbs/roll": "verbs",
        "verbs/roll/deed": "verbs",
        "words/shape cube": "words",
        "words/time noon": "words",
    }


def test_a_new_field_is_found_without_a_change() -> None:
    class Poster(Record):
        motto: Text = Field(description="A motto.")
        lines: tuple[Text, ...] = Field((), description="More lines.")

    record = Poster(id="a", name="A", motto=Text(en="One", pt="Um"), lines=(Text(en="Two"),))
    document, _ = load_text("p.yaml", "id: a\nname: A\nmotto: {en: One, pt: Um}\nlines:\n- {en: Two}\n")
    assert document is not None
    found = {passage.key: passage for passage in passages(record, document.root, "posters/a", "posters")}
    assert list(found) == ["posters/a/name", "posters/a/motto", "posters/a/lines/1"]
    place = found["posters/a/motto"].places.span("pt").start
    assert (place.line, place.column) == (3, 22)
    assert found["posters/a/lines/1"].places.span("ja").start.line == 5


def test_what_a_language_may_do_without_is_not_missing() -> None:
    found = {passage.key: passage for passage in shelf.phrases()}
    assert not found["verbs/roll/deed"].needs
    assert not found["words/shape cube"].needs
    assert found["words/time noon"].needs
    assert shelf.findings(tuple(found.values())) == []


@pytest.mark.parametrize("state", list(State))
def test_the_state_follows_the_english_text(state: State, tmp_path: Path) -> None:
    passage = next(one for one in shelf.passages(tmp_path) if one.key == "cards/red-cube/name")
    other = mark({"": "Blue Cube"})
    known = {State.TRANSLATED: f"pt {passage.mark}", State.STALE: f"pt {other}", State.MISSING: passage.mark}[state]
    if state is State.MISSING:
        without = shelf.passages(tmp_path, cards=shelf.CARDS.replace("pt: Cubo Vermelho 12, ", ""))
        passage = next(one for one in without if one.key == passage.key)
    assert passage.state("pt", Translated(sources={passage.key: known})) is state


def test_the_mark_says_every_form_and_is_no_number() -> None:
    assert mark({"": "x"}) == "hckbcgmjdj"
    assert len({mark({"text": "a"}), mark({"text": "a", "plural": "b"}), mark({"": "a"})}) == 3


def test_the_counts_of_a_tiny_game(tmp_path: Path, golden: Golden) -> None:
    portuguese = '      pt: "Descarte Cubo Vermelho 12 e compre 3 cartas."\n'
    found = shelf.passages(tmp_path, cards=shelf.CARDS.replace(portuguese, ""))
    known = shelf.recorded(found)
    stale = {**known.sources, "terms/at-least": f"pt {mark({})}, es {mark({})}, ja {known.sources['terms/at-least']}"}
    rows = [
        f"{row.kind} {row.language}: {row.translated} of {row.total}, {row.stale} stale, "
        f"{row.missing} missing, {row.percent} %\n"
        for row in coverage([*found, *shelf.phrases()], Translated(sources=stale))
    ]
    golden.check(GOLDEN / "status.txt", "".join(rows))
