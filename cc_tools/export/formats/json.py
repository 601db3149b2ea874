"""JSON: one document with all games, sets, terms, cards and other records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cc_tools.export import types
from cc_tools.export.objects import line
from cc_tools.export.source import File, Source
from cc_tools.export.stream import about, card_objects, game_objects, record_objects, set_objects, term_objects, views
from cc_tools.model.text import Closed

NAME = "cards.json"


def files(source: Source) -> Iterator[File]:
    """The document and its schema."""
    yield File(NAME, _chunks(source))
    yield types.file("cards.schema.json", schemas()["json"])


def _chunks(source: Source) -> Iterator[bytes]:
    """The document with every object on a line of its own, so that two exports can be compared."""
    found = views(source.catalog)
    lists: Mapping[str, Iterable[Closed]] = {
        "games": game_objects(found),
        "sets": set_objects(found),
        "terms": term_objects(found),
        "cards": card_objects(found),
        "records": record_objects(found),
    }
    yield f'{{\n"about": {line(about(source))}'.encode()
    for name, objects in lists.items():
        before = f',\n"{name}": [\n'
        empty = True
        for one in objects:
            yield f"{before}{line(one)}".encode()
            before, empty = ",\n", False
        yield (f'{before.removesuffix(chr(10))}]' if empty else "\n]").encode()
    yield b"\n}\n"


def schemas() -> Mapping[str, Mapping[str, Any]]:
    """The schema of the document."""
    return {"json": types.document_schema()}
