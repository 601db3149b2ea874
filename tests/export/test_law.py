"""`read_json(export_json(catalog)) == catalog`, the same for JSON Lines, and the same catalog gives the same bytes."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from cc_tools.export import formats
from cc_tools.export.errors import ExportError
from cc_tools.export.reading import read_json, read_jsonl
from cc_tools.model.catalog import Catalog, Linked, Printed
from tests.database import sample
from tests.database.strategies import COLLECTIONS, catalogs
from tests.export.exported import COLLECTIONS as INSTALLED, data, export_json, export_jsonl, shipped, source

ROOT = Path(__file__).parents[2]
WRITE = """
import hashlib, sys
from tests.database import sample
from tests.export.exported import data, source
for name, content in data(sys.argv[1], source(getattr(sample, sys.argv[2])())).items():
    print(name, hashlib.sha256(content).hexdigest())
"""


@settings(max_examples=40, suppress_health_check=[HealthCheck.data_too_large])
@given(catalogs())
def test_any_catalog_comes_back(catalog: Catalog) -> None:
    assert read_json(export_json(catalog), COLLECTIONS) == catalog
    assert read_jsonl(export_jsonl(catalog), COLLECTIONS) == catalog


def test_the_shipped_cards_come_back() -> None:
    assert read_json(data("json", shipped())["cards.json"], INSTALLED) == shipped().catalog


def test_catalogs_come_back_from_files(tmp_path: Path) -> None:
    for name, exported, read in (("j", export_json, read_json), ("l", export_jsonl, read_jsonl)):
        (tmp_path / name).write_bytes(exported(sample.catalog()))
        assert read(tmp_path / name, sample.ALL_COLLECTIONS) == sample.catalog()
        assert read(exported(Catalog()), {}) == Catalog()


@pytest.mark.parametrize("format_", formats.names())
def test_order_of_mappings_and_hash_seed_do_not_matter(format_: str) -> None:
    expected = "".join(
        f"{name} {hashlib.sha256(content).hexdigest()}\n"
        for name, content in data(format_, source(sample.catalog())).items()
    )
    environment = {**os.environ, "PYTHONHASHSEED": "3", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", WRITE, format_, "shuffled"]
    assert subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout == expected


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON, or cut short"),
        (export_json(sample.catalog())[:-200], "not JSON, or cut short"),
        (b"[" * 100_000, "not JSON, or cut short"),
        (b"{}", "no export of card data"),
        (export_json(sample.catalog()).replace(b'"format_version":1', b'"format_version":9'), "a newer program"),
        (export_json(sample.catalog()).replace(b'"format_version":1', b'"format_version":0'), "an older program"),
        (export_json(sample.catalog()).replace(b'"type":"set"', b'"type":"sect"'), "an object of the type 'sect'"),
        (export_json(sample.catalog()).replace(b'"suit":', b'"Suit":'), "cannot read"),
        (export_json(sample.catalog()).replace(b'"is":"Word"', b'"is":"Sword"'), "cannot read"),
        (export_json(sample.catalog()).replace(b'"address":', b'"adress":'), "lacks something.*address"),
    ],
)
def test_what_is_no_export_is_refused(content: bytes, message: str) -> None:
    with pytest.raises(ExportError, match=message):
        read_json(content, sample.ALL_COLLECTIONS)


def test_lines_without_their_head_and_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="does not begin"):
        read_jsonl(export_jsonl(sample.catalog()).partition(b"\n")[2], sample.ALL_COLLECTIONS)
    for read in (read_json, read_jsonl):
        with pytest.raises(ExportError, match="cannot be read"):
            read(tmp_path / "nothing", {})


@pytest.mark.parametrize(
    "collections", [{sample.CHAIR: INSTALLED[sample.CHAIR]}, {**sample.ALL_COLLECTIONS, sample.CHESS: {}}]
)
def test_unknown_games_and_collections_are_refused(collections: Mapping[str, Mapping[str, type]]) -> None:
    with pytest.raises(ExportError, match=r"does not know|unknown to this program"):
        read_json(export_json(sample.catalog()), collections)


@pytest.mark.parametrize(
    "parts",
    [
        {"printings": (Printed("nobody", "s", "1"),)},
        {"operations": (Linked("nobody#play.1", "cards", "nobody", "PLAY: draw 1"),)},
    ],
)
def test_a_catalog_that_contradicts_itself_is_refused(parts: Mapping[str, Any]) -> None:
    with pytest.raises(ExportError, match="nobody"):
        export_json(Catalog({sample.CHAIR: replace(sample.chair(), **parts)}))


def test_json_and_json_lines_hold_the_same_objects() -> None:
    whole = json.loads(export_json(sample.catalog()))
    lines = [json.loads(line) for line in export_jsonl(sample.catalog()).splitlines()]
    assert lines == [whole["about"], *(one for name in list(whole)[1:] for one in whole[name])]
