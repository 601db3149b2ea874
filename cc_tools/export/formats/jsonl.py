"""JSON Lines: an object on each line, what the export is on the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cc_tools.export import types
from cc_tools.export.objects import line
from cc_tools.export.source import File, Source
from cc_tools.export.stream import everything

NAME = "cards.jsonl"


def files(source: Source) -> Iterator[File]:
    """The objects, and the schema of a line."""
    yield File(NAME, _chunks(source))
    yield types.file("cards.jsonl.schema.json", schemas()["jsonl"])


def _chunks(source: Source) -> Iterator[bytes]:
    return (f"{line(one)}\n".encode() for one in everything(source))


def schemas() -> Mapping[str, Mapping[str, Any]]:
    """The schema of a line."""
    return {"jsonl": types.line_schema()}
