"""The record of what translations were made from: what is recorded, and the file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from cc_tools.authoring.translate import NotAccepted, accept
from cc_tools.load import load_text, plain
from cc_tools.model.translated import Translated, read_marks, write_marks
from cc_tools.pipeline import Stock, Survey
from cc_tools.translation.memory import KEY, accepted, text
from tests.translate import shelf

ONE, OTHER = "abcdefghij", "bcdefghijk"


@pytest.mark.parametrize(
    ("marks", "written"),
    [
        ({"pt": ONE, "es": ONE, "ja": ONE}, ONE),
        ({"pt": ONE, "es": OTHER, "ja": ONE}, f"pt {ONE}, es {OTHER}, ja {ONE}"),
        ({"ja": ONE}, f"ja {ONE}"),
    ],
)
def test_marks_are_read_as_they_are_written(marks: dict[str, str], written: str) -> None:
    assert write_marks(read_marks(written)) == written
    assert dict(read_marks(written)) == marks
    assert Translated(sources={"a": written}).made_from("a", "ja") == marks["ja"]


def test_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = (*shelf.passages(tmp_path), *shelf.phrases())
    known, changed = accepted(Translated(), found, found)
    assert changed == tuple(sorted(passage.key for passage in found if set(passage.wordings) > {"en"}))
    document, findings = load_text("translations.yaml", text(known, "# yaml-language-server: $schema=x"))
    assert document is not None and not findings
    assert Translated.model_validate(plain(document.root)[KEY]) == known
    assert "    words/time noon: " in document.text
    assert text(Translated()).endswith("  sources: {}\n")


def test_only_what_is_translated_is_recorded_and_what_is_gone_is_dropped(tmp_path: Path) -> None:
    found = shelf.passages(tmp_path, cards=shelf.CARDS.replace("pt: Cubo Vermelho 12, ", ""))
    name = next(passage for passage in found if passage.key == "cards/red-cube/name")
    before = Translated(sources={"cards/gone/name": ONE, name.key: OTHER, "set/base/name": ONE})
    known, changed = accepted(before, found, [name], ["pt", "es"])
    assert known.sources == {name.key: f"es {name.mark}, ja {OTHER}", "set/base/name": ONE}
    assert changed == ("cards/gone/name", name.key)
    assert accepted(known, found, [name], ["es"]) == (known, ())


def _survey(folder: Path) -> Survey:
    stock = Stock("toy", folder / "toy/translations.yaml", shelf.passages(folder), Translated(), False, folder)
    return Survey((stock,), (), (), {}, "")


@pytest.mark.parametrize(
    ("keys", "recorded"),
    [
        (["red-cube"], ["cards/red-cube/name", "cards/red-cube/rulings/1/text"]),
        (["cards/red-cube/rulings"], ["cards/red-cube/rulings/1/text"]),
        (["terms/at-least/short", "base"], ["set/base/name", "terms/at-least/short"]),
    ],
)
def test_a_key_stands_for_all_below_it(keys: list[str], recorded: list[str], tmp_path: Path) -> None:
    (done,) = accept(_survey(tmp_path), keys)
    assert list(done.keys) == recorded
    lines = done.stock.file.read_text().splitlines()
    assert [line.split(":")[0].strip() for line in lines[3:]] == recorded


def test_a_recorded_game_is_sound_and_has_no_finding(tmp_path: Path) -> None:
    assert len(accept(_survey(tmp_path), None)) == 1
    read = shelf.game(tmp_path)
    assert [one.collection for one in read.records[KEY]] == [KEY]


def test_an_unknown_key_is_refused_with_the_nearest_one(tmp_path: Path) -> None:
    with pytest.raises(NotAccepted, match="did you mean red-cube"):
        accept(_survey(tmp_path), ["red-cub"])


def test_a_workspace_of_ones_own_leaves_the_phrases_of_the_program_alone(tmp_path: Path) -> None:
    shutil.copytree(shipped.cardsets() / "star-trek-tcg", tmp_path / "star-trek-tcg")
    (tmp_path / "star-trek-tcg" / "translations.yaml").unlink()
    done = accept(pipeline.survey(tmp_path), None)
    assert [one.stock.file for one in done] == [tmp_path / "star-trek-tcg" / "translations.yaml"]
