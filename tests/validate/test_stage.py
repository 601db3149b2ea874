"""What validation hands on, and how one broken file does not spoil the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.load import Workspace, load_text, load_workspace
from cc_tools.validate import validate
from tests.case import lines
from tests.validate.toy import COLLECTIONS, FOLDER, Box, Piece, read

CARD = "cards:\n- {id: x, name: X, shape: cube}\n"


def test_records_are_typed_and_located() -> None:
    validated, _ = read({})
    toy = validated.games["toy"]
    assert {kind: len(found) for kind, found in toy.records.items()} == {
        "game": 1, "set": 1, "terms": 3, "cards": 2, "box": 1,
    }  # fmt: skip
    cube, ball = toy.records["cards"]
    assert isinstance(cube.record, Piece)
    assert (cube.record.edge, cube.record.colours, cube.id) == (3, ("red",), "red-cube")
    assert isinstance(ball.record, Piece)
    assert ball.record.radius == "2+"
    assert (cube.collection, cube.path, cube.set, cube.line) == ("cards", "toy/base/cards.yaml", "base", 2)
    box = toy.records["box"][0].record
    assert isinstance(box, Box)
    assert box.corners == {"north": {1: 2, 2: 4}}
    assert [term.id for term in toy.terms] == ["trait-heavy", "trait-any-weight", "roll"]
    assert [found.id for found in toy.sets] == ["base"]


def test_places_by_id_and_by_address() -> None:
    places = read({})[0].games["toy"].places
    span = places.of("cards", "red-cube", ("colours", 0))
    assert (span.file, span.start.line, span.start.column, span.end.column) == ("toy/base/cards.yaml", 5, 13, 16)
    word = places.within("cards", "red-cube#do.1", 4, 8)
    assert word is not None
    assert (word.start.column, word.end.column) == (10, 14)
    behind_line_end = places.within("cards", "red-cube#do.2", 9, 13)
    assert behind_line_end is not None
    assert (behind_line_end.start.line, behind_line_end.start.column) == (12, 5)
    with pytest.raises(KeyError):
        places.of("cards", "nobody")
    assert places.within("cards", "nobody#do.1", 0, 1) is None


def test_a_place_that_does_not_exist_is_its_nearest_ancestor() -> None:
    cube = read({})[0].games["toy"].records["cards"][0]
    assert cube.span(("operations", 7)).start.line == 10
    assert cube.key(("operations", 7)).start.line == 9
    assert cube.span(("nothing", "below")).start.line == 2
    assert cube.within(("colours",), 0, 1).start.line == 5


def test_records_stand_in_the_order_of_their_sets() -> None:
    first = "set: {id: zero, name: Zero, order: 1}\n"
    files = {"zero/set.yaml": first, "zero/cards.yaml": CARD, "base/set.yaml": "set: {id: base, name: B, order: 2}\n"}
    toy = read(files)[0].games["toy"]
    assert [card.set for card in toy.records["cards"]] == ["zero", "base", "base"]
    assert [found.id for found in toy.sets] == ["zero", "base"]


def test_a_broken_record_is_left_out_and_the_others_stay() -> None:
    validated, findings = read(
        {"base/more.yaml": CARD + "- {id: b, name: B, shape: blob}\n- {id: z, name: Z, shape: ball}\n"}
    )
    assert [card.id for card in validated.games["toy"].records["cards"]] == ["red-cube", "small-ball", "x", "z"]
    assert lines(findings) == "S003 3:27-31 `blob` is no shape of this game; known are `ball`, `cube`, `ring`\n"


def test_a_game_that_cannot_be_read_is_left_out_but_its_files_are_checked() -> None:
    validated, findings = read({"game.yaml": "game: {id: toy}\n", "base/cards.yaml": CARD + "- {id: b, shape: blob}\n"})
    assert not validated.games
    assert [(f.span.file, f.code.id) for f in findings] == [
        ("toy/base/cards.yaml", "S002"),
        *[("toy/game.yaml", "S002")] * 3,
    ]


def test_broken_terms_do_not_make_their_words_unknown() -> None:
    broken = "terms:\n- {id: a, part: noun, category: b, words: [heavy]}\n"
    _, findings = read({"vocabulary/traits.yaml": broken})
    assert {f.span.file for f in findings} == {"toy/vocabulary/traits.yaml"}


def test_an_unreadable_file_is_reported_once(tmp_path: Path) -> None:
    for document in load_workspace(FOLDER)[0].documents:
        file = tmp_path / document.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(document.text, encoding="utf-8")
    (tmp_path / "toy/vocabulary/traits.yaml").write_text("terms: [", encoding="utf-8")
    (tmp_path / "toy/base/set.yaml").write_text("set: {", encoding="utf-8")
    workspace, findings = load_workspace(tmp_path)
    validated, more = validate(workspace, {"toy": COLLECTIONS})
    assert [f.code.id for f in findings] == ["Y001", "Y001"]
    assert not more
    assert [card.set for card in validated.games["toy"].records["cards"]] == ["base", "base"]


def test_a_game_that_no_package_knows() -> None:
    document, _ = load_text(
        "tot/game.yaml", (FOLDER / "toy/game.yaml").read_text().replace("id: toy", "id: tot"), "tot"
    )
    cards, _ = load_text("tot/base/cards.yaml", "cards:\n- {wrong: 1}\n", "tot")
    assert document is not None
    assert cards is not None
    validated, findings = validate(Workspace(Path(), (cards, document)), {"toy": COLLECTIONS})
    assert lines(findings) == "S014 1:1-5 no package knows a game `tot`; did you mean `toy`?\n"
    assert list(validated.games) == ["tot"]
    assert read({})[1] == []


def test_findings_do_not_depend_on_the_order_of_files() -> None:
    files = {f"base/{name}.yaml": CARD.replace("x", name).replace("cube", "cub") for name in "cab"}
    assert read(files)[1] == read(dict(reversed(files.items())))[1]
    assert [f.span.file for f in read(files)[1]] == [f"toy/base/{name}.yaml" for name in "abc"]
