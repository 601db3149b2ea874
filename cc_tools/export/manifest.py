"""What stands beside the data of an export: where it comes from, how much it is, and the sum of each file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from cc_tools import __version__
from cc_tools.export import types
from cc_tools.export.source import FORMAT_VERSION, Source
from cc_tools.model.text import Closed

NAME = "manifest.json"
LICENCE = "LICENSE.md"


class Listed(Closed):
    """One file of the export."""

    name: str = Field(description="The name of the file, beside the manifest.")
    role: str = Field(description="`data`; `description` for schemas, types, pages and the licence.")
    size: int = Field(description="How many bytes it has.", ge=0)
    sha256: str = Field(description="The SHA-256 of its bytes, in hexadecimal digits.", pattern="^[0-9a-f]{64}$")


class Counted(Closed):
    """How much of a game is in the export."""

    records: int = Field(description="Records of all collections.", ge=0)
    cards: int = Field(description="Cards: one content each.", ge=0)
    printings: int = Field(description="Numbers under which sets print cards.", ge=0)
    operations: int = Field(description="Operations, each where it stands.", ge=0)


class Manifest(Closed):
    """`manifest.json`."""

    format: str = Field(description="The format of the export.")
    format_version: int = Field(FORMAT_VERSION, description="The version of the exported objects and tables.")
    program_version: str = Field(__version__, description="The version of cc-tools that wrote it.")
    data_hash: str = Field(description="The content hash of the card data; equal data has an equal hash.")
    licence: str = Field(description="The rights in the data, as Markdown.")
    games: dict[str, Counted] = Field(description="What is in the export, by game.")
    files: tuple[Listed, ...] = Field(description="All other files of the export, by name.")


def manifest(format_: str, source: Source, files: tuple[Listed, ...]) -> Manifest:
    """The manifest of an export whose files are written."""
    games = {own: source.catalog.games[own] for own in sorted(source.catalog.games)}
    counts = {
        own: Counted(
            records=sum(len(entries) for entries in game.entries.values()),
            cards=len(game.cards),
            printings=len(game.printings),
            operations=len(game.operations),
        )
        for own, game in games.items()
    }
    return Manifest(
        format=format_,
        data_hash=source.data_hash,
        licence=source.licence,
        games=counts,
        files=tuple(sorted(files, key=lambda one: one.name)),
    )


def schema() -> Mapping[str, Any]:
    """The JSON Schema of a manifest."""
    return types.model_schema(Manifest, "Manifest of an export")
