"""`schema` and `fmt`: what they write, and what they only compare."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools import pipeline, shipped
from cc_tools.cli.output import models
from cc_tools.export import formats
from tests.cli.conftest import Run

EXPORTS = (f"export/{name}.schema.json" for name in ("manifest", *formats.schemas()))
NAMES = sorted(["game/cards.schema.json", *EXPORTS, *(f"output/{name}.schema.json" for name in models())])


def test_committed_schemas_are_what_the_models_say(run: Run) -> None:
    result = run("schema", "--check")
    assert (result.code, result.out.count("to be")) == (0, 0), f"run `make schema`:\n{result.out}"


@pytest.fixture
def _made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "schemas", lambda: {"game/cards.schema.json": "{}\n"})


def there(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.json"))


@pytest.mark.usefixtures("_made")
def test_schema_writes_all_and_a_second_run_changes_nothing(run: Run, tmp_path: Path) -> None:
    first = run("schema", "--output", str(tmp_path), "--format", "json").json("schema")
    assert [file["file"] for file in first["files"]] == there(tmp_path) == NAMES
    second = run("schema", "--output", str(tmp_path), "--check")
    assert (second.code, second.out) == (0, f"{len(NAMES)} schemas: 0 differences\n")


@pytest.mark.usefixtures("_made")
def test_schema_check_names_what_differs_and_writes_nothing(run: Run, tmp_path: Path) -> None:
    run("schema", "--output", str(tmp_path))
    (tmp_path / NAMES[0]).write_text("[]", encoding="utf-8")
    (tmp_path / NAMES[1]).unlink()
    (tmp_path / "old.schema.json").write_text("{}", encoding="utf-8")
    result = run("schema", "--output", str(tmp_path), "--check", "--format", "json")
    assert result.code == 1
    assert {file["file"]: file["change"] for file in result.json("schema")["files"]} == {
        NAMES[0]: "changed",
        NAMES[1]: "added",
        "old.schema.json": "removed",
    }
    assert "old.schema.json" in there(tmp_path)
    assert run("schema", "--output", str(tmp_path)).code == 0
    assert there(tmp_path) == NAMES


GAME = (shipped.cardsets() / "captains-chair" / "game.yaml").read_text(encoding="utf-8")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A folder of card sets with one file that is not in canonical form."""
    folder = tmp_path / "cardsets" / "captains-chair"
    folder.mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    (folder / "cards.yaml").write_text('cards:\n- id: a\n  operations: ["PLAY:  draw 1"]\n', encoding="utf-8")
    return folder


def test_fmt_check_reports_and_writes_nothing(run: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(game.parent.parent)
    before = (game / "cards.yaml").read_text(encoding="utf-8")
    result = run("fmt", "--check", "--format", "json")
    assert result.code == 1
    output = result.json("fmt")
    assert (output["files"], output["changed"]) == (2, ["cardsets/captains-chair/cards.yaml"])
    assert output["findings"][0]["file"] == "cardsets/captains-chair/cards.yaml"
    assert (game / "cards.yaml").read_text(encoding="utf-8") == before


def test_fmt_writes_canonical_operations(run: Run, game: Path) -> None:
    result = run("fmt", str(game))
    assert (result.code, result.out) == (0, "1 file of 2 formatted: no findings\n")
    assert (game / "cards.yaml").read_text(encoding="utf-8") == 'cards:\n- id: a\n  operations:\n  - "PLAY: draw 1"\n'
    assert run("fmt", str(game), "--check").code == 0


def test_fmt_of_nothing_fails(run: Run, tmp_path: Path) -> None:
    assert run("fmt", str(tmp_path)).code == 1
