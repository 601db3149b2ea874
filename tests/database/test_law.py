"""`open(compile(catalog)) == catalog`, and the same catalog gives the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings

from cc_tools import database
from cc_tools.database import DatabaseError
from cc_tools.games.captains_chair.records import COLLECTIONS as COLLECTIONS_OF_CHAIR
from cc_tools.model.catalog import Catalog, GameCatalog, Linked, Printed
from cc_tools.model.game import CardSet, Game
from tests.database import sample
from tests.database.strategies import COLLECTIONS, catalogs

ROOT = Path(__file__).parents[2]
WRITE = """
import sys
from pathlib import Path
from cc_tools import database
from tests.database import sample
database.compile(getattr(sample, sys.argv[1])(), Path(sys.argv[2]), data_hash=sample.DATA_HASH)
"""


@settings(max_examples=60, suppress_health_check=[HealthCheck.data_too_large])
@given(catalogs())
def test_any_catalog_comes_back(catalog: Catalog) -> None:
    assert database.open(database.to_bytes(catalog, data_hash=""), COLLECTIONS) == catalog


def test_the_games_come_back_from_a_file(tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    database.compile(sample.catalog(), target, data_hash=sample.DATA_HASH)
    again = database.open(target, sample.ALL_COLLECTIONS)
    assert again == sample.catalog()
    assert database.to_bytes(again, data_hash=sample.DATA_HASH) == target.read_bytes()


def test_an_empty_catalog_comes_back() -> None:
    assert database.open(database.to_bytes(Catalog(), data_hash=""), {}) == Catalog()


def test_records_keep_the_order_their_author_gave() -> None:
    found = database.open(database.to_bytes(sample.catalog(), data_hash=""), sample.ALL_COLLECTIONS)
    words = found.games[sample.CHAIR].game.words["suit"]
    assert list(words) == ["ship", "person", "cargo"]


def test_order_of_mappings_and_hash_seed_do_not_matter(tmp_path: Path) -> None:
    written = []
    for seed, made in (("1", "catalog"), ("2", "shuffled"), ("3", "shuffled")):
        target = tmp_path / f"{seed}.db"
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-c", WRITE, made, str(target)], check=True, env=environment, cwd=tmp_path)
        written.append(target.read_bytes())
    assert written[0] == written[1] == written[2]
    assert written[0] == database.to_bytes(sample.catalog(), data_hash=sample.DATA_HASH)


@pytest.mark.parametrize(
    "collections",
    [
        {},
        {sample.CHAIR: COLLECTIONS_OF_CHAIR, sample.CHESS: {}},
        {sample.CHAIR: COLLECTIONS_OF_CHAIR, sample.CHESS: {**sample.FAKE_COLLECTIONS, "cards": sample.Opening}},
    ],
)
def test_unknown_games_collections_and_records_are_refused(collections: Mapping[str, Mapping[str, type]]) -> None:
    with pytest.raises(DatabaseError, match="this program"):
        database.open(database.to_bytes(sample.catalog(), data_hash=""), collections)


def _game(**parts: object) -> Catalog:
    game = Game(id="x", name="X", kinds={}, words={})
    sets = (CardSet(id="s", name="S", order=1),)
    return Catalog({"x": replace(GameCatalog(game, sets=sets), **cast(Any, parts))})


@pytest.mark.parametrize(
    "parts",
    [
        {"printings": (Printed("nobody", "s", "1"),)},
        {"operations": (Linked("nobody#play.1", "cards", "nobody", "PLAY: draw 1"),)},
        {"entries": {"cards": sample._entries("elsewhere", "f", sample.Piece(id="a", name="A", rank="r"))}},
        {"entries": {"cards": sample._entries("s", "f", *[sample.Piece(id="a", name="A", rank="r")] * 2)}},
    ],
)
def test_a_catalog_that_contradicts_itself_is_refused(parts: Mapping[str, object], tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    with pytest.raises(DatabaseError):
        database.compile(_game(**parts), target, data_hash="")
    assert list(tmp_path.iterdir()) == []


def test_free_data_that_json_cannot_hold_is_refused() -> None:
    game = Game(id="x", name="X", kinds={}, words={}, setup={"pair": (1, 2)})
    with pytest.raises(DatabaseError, match="cannot be stored"):
        database.to_bytes(Catalog({"x": GameCatalog(game)}), data_hash="")
