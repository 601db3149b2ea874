"""The formatter: cases with input and expected text, and laws that hold for disturbed files too."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from cc_tools import shipped
from cc_tools.authoring import codes
from cc_tools.authoring.canonical import Canonical
from cc_tools.authoring.format import format_files, formatted
from cc_tools.load.codes import SYNTAX
from cc_tools.load.comments import comments
from cc_tools.load.workspace import Document, load_text, load_workspace
from tests.golden import Golden

CASES = sorted((Path(__file__).parent / "cases").glob("*.txt"))
SPLIT = "\n=== formatted ===\n"
FILES = sorted((shipped.cardsets() / "captains-chair").rglob("*.yaml"))


def unchanged(operation: str) -> str:
    return operation


def spaced(operation: str, game: str = "") -> str:
    """Stands in for the language's printer: one space between words."""
    return " ".join(operation.split())


def document(text: str) -> Document:
    found, findings = load_text("file.yaml", text, "captains-chair")
    assert found is not None, findings
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_formats_as_its_case_says(case: Path, golden: Golden) -> None:
    before, _, _ = case.read_text(encoding="utf-8").partition(SPLIT)
    text, fault = formatted(document(before), spaced)
    assert fault is None
    golden.check(case, f"{before}{SPLIT}{text}")
    assert formatted(document(text), spaced) == (text, None)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(shipped.cardsets()).as_posix())
def test_shipped_cards_are_in_canonical_form(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert formatted(document(text), unchanged) == (text, None)


SAMPLES = [
    file for file in FILES if file.name in ("board.yaml", "deck.yaml", "set.yaml", "allies.yaml", "stardates.yaml")
]


@st.composite
def disturbed(draw: st.DrawFn) -> str:
    """A shipped file with comments and empty lines thrown in."""
    lines = draw(st.sampled_from(SAMPLES)).read_text(encoding="utf-8").split("\n")[:60]
    for number in draw(st.lists(st.integers(1, len(lines) - 1), max_size=12)):
        depth = " " * draw(st.integers(0, 8))
        match draw(st.sampled_from(["alone", "beside", "empty"])):
            case "alone":
                lines.insert(number, f"{depth}# note {number}")
            case "beside" if lines[number].strip() and not lines[number].endswith("|"):
                lines[number] += f" {depth}# beside {number}"
            case _:
                lines.insert(number, depth)
    return "\n".join(lines)


@settings(max_examples=60)
@given(disturbed())
def test_comments_stay_and_a_second_run_changes_nothing(text: str) -> None:
    before, _ = load_text("file.yaml", text, "captains-chair")
    if before is None:
        return
    after, fault = formatted(before, unchanged)
    assert fault is None
    again = document(after)
    assert formatted(again, unchanged) == (after, None)
    kept = Counter(comment.text for comment in comments(again.root.source, again.root))
    assert kept == Counter(comment.text for comment in comments(before.root.source, before.root))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A folder of one game, with schemas beside the folder of games."""
    folder = tmp_path / "cardsets" / "captains-chair"
    (folder / "core").mkdir(parents=True)
    (tmp_path / "schema").mkdir()
    (folder / "game.yaml").write_text("id: captains-chair\n", encoding="utf-8")
    return folder


MESSY = "cards:\n- name: Edosians\n  id: edosians\n  suit: ally\n"
CLEAN = (
    "# yaml-language-server: $schema=../../../schema/captains-chair/cards.schema.json\n"
    "cards:\n- id: edosians\n  name: Edosians\n  suit: ally\n"
)


def test_writes_the_files_that_change_and_names_the_schema(game: Path) -> None:
    file = game / "core" / "allies.yaml"
    file.write_text(MESSY, encoding="utf-8")
    done = format_files(game / "core", reading=spaced)
    assert [Path(name).name for name in done.changed] == ["allies.yaml"]
    assert not done.findings
    assert file.read_text(encoding="utf-8") == CLEAN
    assert format_files(game / "core", reading=spaced).changed == ()


def test_with_check_it_writes_nothing_and_reports(game: Path) -> None:
    file = game / "core" / "allies.yaml"
    file.write_text(MESSY, encoding="utf-8")
    done = format_files(file, check=True, reading=spaced)
    assert [finding.code for finding in done.findings] == [codes.NOT_FORMATTED]
    assert done.findings[0].span.file in done.sources
    assert file.read_text(encoding="utf-8") == MESSY


def test_a_file_that_cannot_be_read_in_full_is_left_alone(game: Path) -> None:
    file = game / "core" / "allies.yaml"
    broken = MESSY + "- id: [\n"
    file.write_text(broken, encoding="utf-8")
    done = format_files(game / "core", reading=spaced)
    assert [finding.code for finding in done.findings] == [SYNTAX]
    assert done.changed == ()
    assert file.read_text(encoding="utf-8") == broken


def test_line_ends_and_byte_order_marks_become_plain(game: Path) -> None:
    file = game / "core" / "allies.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + CLEAN.replace("\n", "\r\n").encode())
    format_files(game / "core", reading=spaced)
    assert file.read_bytes() == CLEAN.encode()


WORDS = (shipped.cardsets() / "captains-chair" / "game.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("PLAY:  draw 2;gain 1 glory", "PLAY: draw 2; gain 1 glory"),
        ("PLAY: gain 2 dilitium;  draw 2", "PLAY: gain 2 dilitium;  draw 2"),
        ("PLAY: gain  2", "PLAY: gain  2"),
        ("PLAY:  (", "PLAY:  ("),
    ],
)
def test_only_sound_operations_are_written_anew(written: str, canonical: str, game: Path) -> None:
    (game / "game.yaml").write_text(WORDS, encoding="utf-8")
    reading = Canonical.of(load_workspace(game)[0])
    assert reading(written, "captains-chair") == canonical
    assert reading(written, "no-such-game") == written
