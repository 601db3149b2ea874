"""`export`: folders, files, stdout, one game, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cc_tools import pipeline
from cc_tools.export import formats
from cc_tools.export.reading import read_json
from cc_tools.model.catalog import Catalog
from tests.cli.conftest import Run
from tests.database.sample import ALL_COLLECTIONS, CHAIR, DATA_HASH, catalog


@pytest.fixture(autouse=True)
def _sample(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pipeline, "open_hashed", lambda root: (catalog(), DATA_HASH))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("format_", formats.names())
def test_writes_a_folder(format_: str, run: Run) -> None:
    output = run("export", format_, "--format", "json").json("export")
    assert (output["format"], output["target"], output["data_hash"]) == (format_, f"cc-tools-{format_}", DATA_HASH)
    assert all(Path(file["file"]).stat().st_size == file["size"] for file in output["files"])
    assert json.loads(Path(f"cc-tools-{format_}/manifest.json").read_bytes())["format"] == format_


def test_writes_a_file_of_one_game(run: Run) -> None:
    result = run("export", "json", "-o", "some.json", "--game", CHAIR)
    assert (result.code, result.out.splitlines()[-1]) == (0, "12 cards exported as json")
    assert read_json(Path("some.json"), ALL_COLLECTIONS) == Catalog({CHAIR: catalog().games[CHAIR]})
    assert [file.name for file in Path().iterdir()] == ["some.json"]


def test_writes_to_stdout(run: Run) -> None:
    result = run("export", "jsonl", "-o", "-")
    lines = [json.loads(line) for line in result.out.splitlines()]
    assert (result.code, lines[0]["type"], len(lines)) == (0, "about", 1 + 2 + 3 + 1 + 15 + 5)


def test_a_licence_beside_the_card_sets_comes_along(run: Run) -> None:
    Path("cardsets").mkdir()
    Path("cardsets/LICENSE.md").write_text("# Mine\n")
    run("export", "typescript", "-o", "out")
    assert Path("out/LICENSE.md").read_text() == "# Mine\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("xml",), "'xml' is not one of csv, json, jsonl, sqlite, typescript"),
        (("csv", "-o", "-"), "several files"),
        (("csv", "-o", "cards.csv"), "several files"),
        (("json", "-o", "cards.xml"), "ends in .json, not in .xml"),
        (("json", "--game", "chess"), "there is no game 'chess'"),
        (("json", "-o", "file/below"), "cannot be written"),
    ],
)
def test_wrong_use_is_told(arguments: tuple[str, ...], message: str, run: Run) -> None:
    Path("file").write_text("")
    result = run("export", *arguments)
    assert (result.code, result.out) == (2, "")
    assert message in " ".join(result.err.split())
    assert [file.name for file in Path().iterdir()] == ["file"]
