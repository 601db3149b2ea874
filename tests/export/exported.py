"""What tests of exports share: an export as bytes, and the shipped cards."""

from __future__ import annotations

from functools import cache

from cc_tools import pipeline
from cc_tools.export import formats
from cc_tools.export.source import Source
from cc_tools.games.package import installed
from cc_tools.model.catalog import Catalog
from tests.database import sample

COLLECTIONS = {game.id: game.collections for game in installed().values()}
LICENCE = "# Rights\n\nFor tests.\n"


@cache
def shipped() -> Source:
    """The shipped cards."""
    catalog, data_hash = pipeline.open_hashed()
    return Source(catalog, data_hash, LICENCE)


def source(catalog: Catalog) -> Source:
    """A catalog made by hand as the source of an export."""
    return Source(catalog, sample.DATA_HASH, LICENCE)


def chair() -> Source:
    """The sample cards of the game whose models are installed."""
    return source(Catalog({sample.CHAIR: sample.chair()}))


def data(format_: str, of: Source) -> dict[str, bytes]:
    """The files of an export by name."""
    return {file.name: b"".join(file.chunks) for file in formats.find(format_).files(of)}


def export_json(catalog: Catalog) -> bytes:
    """The JSON of a catalog."""
    return data("json", source(catalog))["cards.json"]


def export_jsonl(catalog: Catalog) -> bytes:
    """The JSON Lines of a catalog."""
    return data("jsonl", source(catalog))["cards.jsonl"]
