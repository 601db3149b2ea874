"""SQLite: the compiled database, and a page about its views."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from cc_tools import database
from cc_tools.export.errors import ExportError
from cc_tools.export.source import File, Source
from cc_tools.export.views import page

NAME = "cards.db"
_CHUNK = 1 << 20


def files(source: Source) -> Iterator[File]:
    """The database, byte for byte what `cc-tools compile` writes, and its views."""
    yield File(NAME, _chunks(source))
    yield File("database.md", (text.encode() for text in (page(),)), "description")


def _chunks(source: Source) -> Iterator[bytes]:
    try:
        with TemporaryDirectory(prefix="cc-tools-") as folder:
            file = Path(folder) / NAME
            database.compile(source.catalog, file, data_hash=source.data_hash)
            with file.open("rb") as stream:
                while chunk := stream.read(_CHUNK):
                    yield chunk
    except database.DatabaseError as error:
        raise ExportError(str(error)) from error
