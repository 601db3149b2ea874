"""Exports as the command asks for them: what they are made of, and where they go."""

from __future__ import annotations

import sys
from pathlib import Path

from cc_tools import pipeline
from cc_tools.cli.conclusion import refuse
from cc_tools.cli.options import roots
from cc_tools.cli.output.export import File as Written
from cc_tools.cli.terminal import progress
from cc_tools.database import DatabaseError
from cc_tools.export.errors import ExportError
from cc_tools.export.manifest import LICENCE
from cc_tools.export.source import Source
from cc_tools.export.writing import single, write_file, write_folder, write_stream
from cc_tools.model.catalog import Catalog


def source(game: str | None) -> Source:
    """The card sets, or one game of them, with their hash and licence; the program ends where they cannot be had."""
    root = roots(None)[0]
    try:
        with progress("reading cards"):
            catalog, data_hash = pipeline.open_hashed(root)
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)
    except DatabaseError as error:
        refuse(str(error))
    if game is not None and game not in catalog.games:
        refuse(f"there is no game {game!r}; there are {', '.join(catalog.games)}")
    chosen = catalog if game is None else Catalog({game: catalog.games[game]})
    licence = root / LICENCE
    return Source(chosen, data_hash, licence.read_text("utf-8") if licence.is_file() else "")


def write(to: str, source: Source, target: Path) -> tuple[Written, ...]:
    """Write an export to a folder or, where the name has the ending of the data, to a file; the program may end."""
    try:
        with progress("exporting cards"):
            if not target.is_dir() and target.suffix:
                file = single(to, source)
                if Path(file.name).suffix == target.suffix:
                    return (Written(file=target.as_posix(), size=write_file(file, target)),)
                refuse(f"the file of the format {to} ends in {Path(file.name).suffix}, not in {target.suffix}")
            made = write_folder(to, source, target)
    except ExportError as error:
        refuse(str(error))
    return tuple(Written(file=(target / one.name).as_posix(), size=one.size) for one in made.files)


def to_stdout(to: str, source: Source) -> None:
    """Write the data to stdout; the program ends where the format has several files."""
    try:
        write_stream(single(to, source), sys.stdout.buffer)
    except ExportError as error:
        refuse(str(error))
