"""The schemas in a real client: what an author sees in an editor is what `cc-tools validate` says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from tests.editor.server import Server

GAME = shipped.cardsets() / "captains-chair"
FILE = GAME / "core" / "allies.yaml"
TEXT = FILE.read_text(encoding="utf-8")
KINDS = sorted({path.name for path in GAME.rglob("*.yaml")})

FAULTS = {
    "a misspelt key": ("traits: [alien]", "trats: [alien]"),
    "a misspelt trait": ("traits: [alien]", "traits: [alein]"),
    "a misspelt suit": ("suit: ally", "suit: alli"),
    "text for a number": ("vp: 3", "vp: three"),
    "a number out of range": ("vp: 3", "vp: 300"),
    "a key that another suit has": ("  suit: ally\n", "  suit: ally\n  ship_token: true\n"),
    "a list that is none": ("traits: [alien]", "traits: alien"),
    "a missing key": ("  name: Edosians\n", ""),
}


def line_of(text: str, part: str) -> int:
    """The line, counted from 0, on which `part` first stands."""
    return text[: text.index(part)].count("\n")


@pytest.mark.parametrize("name", KINDS)
def test_shipped_files_are_clean_in_the_editor(server: Server, name: str) -> None:
    path = next(GAME.rglob(name))
    assert server.open(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_the_editor_marks_the_same_lines(server: Server, fault: str, tmp_path: Path) -> None:
    before, after = FAULTS[fault]
    assert before in TEXT
    text = TEXT.replace(before, after, 1)
    marked = {one["range"]["start"]["line"] + 1 for one in server.open(FILE.with_name(f"{fault}.yaml"), text)}
    copy = tmp_path / GAME.name
    shutil.copytree(GAME, copy)
    (copy / "core" / FILE.name).write_text(text, encoding="utf-8")
    spans = [one.span for one in pipeline.check([copy]).findings if one.code.id.startswith("S")]
    assert marked == {span.start.line for span in spans if span.file.endswith(FILE.name)} != set()


def test_words_of_the_vocabulary_are_offered(server: Server) -> None:
    server.open(FILE, TEXT)
    line = line_of(TEXT, "  traits: [")
    offered = server.complete(FILE, line, len("  traits: ["))
    assert {"alien", "klingon", "wildcard"} <= offered
    assert "ally" not in offered
    assert {"ally", "ship"} <= server.complete(FILE, line_of(TEXT, "  suit: "), len("  suit: "))


def test_keys_are_offered(server: Server) -> None:
    text = TEXT.rstrip("\n") + "\n\n- id: nobody\n  name: Nobody\n  suit: ally\n  op\n"
    path = FILE.with_name("begun.yaml")
    server.open(path, text)
    assert {"operations", "printings", "traits"} <= server.complete(path, text.count("\n") - 1, 4)


def test_hovering_shows_our_descriptions(server: Server) -> None:
    server.open(FILE, TEXT)
    assert "The traits, in the order printed." in server.hover(FILE, line_of(TEXT, "  traits: ["), 4)
    assert "one operation a line" in server.hover(FILE, line_of(TEXT, "  operations:"), 4)
