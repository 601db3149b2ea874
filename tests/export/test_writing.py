"""Exports on disk: the manifest, what is removed, single files, and the database."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from cc_tools import database
from cc_tools.database import Database
from cc_tools.export import formats, manifest
from cc_tools.export.errors import ExportError
from cc_tools.export.source import File
from cc_tools.export.writing import single, write_file, write_folder
from tests.database import sample
from tests.export.exported import LICENCE, source


@pytest.mark.parametrize("format_", formats.names())
def test_the_manifest_lists_every_file_with_its_sum(format_: str, tmp_path: Path) -> None:
    made = write_folder(format_, source(sample.catalog()), tmp_path / "out")
    written = json.loads((tmp_path / "out" / "manifest.json").read_bytes())
    jsonschema.validate(written, dict(manifest.schema()))
    assert written["format"] == format_
    assert written["data_hash"] == sample.DATA_HASH
    assert written["licence"] == (tmp_path / "out" / "LICENSE.md").read_text("utf-8") == LICENCE
    assert written["games"][sample.CHAIR]["cards"] == len(sample.chair_cards())
    for listed in written["files"]:
        content = (tmp_path / "out" / listed["name"]).read_bytes()
        assert (listed["size"], listed["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())
    there = {file.name for file in (tmp_path / "out").iterdir()}
    assert there == {one.name for one in made.files} | {"manifest.json"}
    assert len([one for one in made.files if one.role == "data"]) == (1 if format_ != "csv" else len(there) - 2)


def test_writing_again_gives_the_same_bytes_and_removes_only_its_own_files(tmp_path: Path) -> None:
    write_folder("csv", source(sample.catalog()), tmp_path)
    (tmp_path / "mine.txt").write_text("mine")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    write_folder("csv", source(sample.catalog()), tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    write_folder("json", replace(source(sample.catalog()), licence=""), tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {
        "mine.txt", "cards.json", "cards.schema.json", "manifest.json",
    }  # fmt: skip


@pytest.mark.parametrize("earlier", ["", "[]", '{"files": [{"name": "../outside.txt"}]}', '{"files": 3}'])
def test_a_strange_manifest_removes_nothing(earlier: str, tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside.txt", tmp_path / "out"
    folder.mkdir()
    outside.write_text("keep")
    (folder / "manifest.json").write_text(earlier)
    write_folder("typescript", source(sample.catalog()), folder)
    assert outside.exists()


def test_a_failing_export_leaves_the_old_file(tmp_path: Path) -> None:
    def broken() -> Iterator[bytes]:
        yield b"half"
        raise ExportError("broken")

    target = tmp_path / "cards.json"
    target.write_text("old")
    with pytest.raises(ExportError, match="broken"):
        write_file(File("cards.json", broken()), target)
    assert [file.name for file in tmp_path.iterdir()] == ["cards.json"]
    assert target.read_text() == "old"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ExportError, match="cannot be written"):
        write_folder("json", source(sample.catalog()), tmp_path / "file" / "below")
    with pytest.raises(ExportError, match="cannot be written"):
        write_file(single("json", source(sample.catalog())), tmp_path / "file" / "cards.json")


def test_a_format_of_several_files_needs_a_folder() -> None:
    with pytest.raises(ExportError, match="name a folder"):
        single("csv", source(sample.catalog()))


def test_sqlite_is_what_compile_writes(tmp_path: Path) -> None:
    write_folder("sqlite", source(sample.catalog()), tmp_path)
    assert (tmp_path / "cards.db").read_bytes() == database.to_bytes(sample.catalog(), data_hash=sample.DATA_HASH)
    with Database(tmp_path / "cards.db") as opened:
        assert opened.meta().data_hash == sample.DATA_HASH


def test_sqlite_of_a_broken_catalog_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 30, 0))
    with pytest.raises(ExportError, match=r"SQLite 3\.37"):
        write_folder("sqlite", source(sample.catalog()), tmp_path)
