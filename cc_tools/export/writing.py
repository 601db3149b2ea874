"""Exports on disk: a folder with its manifest, or the data alone in one file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from cc_tools import atomic
from cc_tools.export import formats
from cc_tools.export.errors import ExportError
from cc_tools.export.manifest import LICENCE, NAME, Listed, Manifest, manifest
from cc_tools.export.source import File, Source


def write_folder(format_: str, source: Source, folder: Path) -> Manifest:
    """Write an export to a folder, which is made if need be; the manifest comes last.

    Files that the manifest of an earlier export lists and this one does not have are removed; other files stay.
    Raises ExportError.
    """
    try:
        before = _listed(folder / NAME)
        listed = tuple(_written(file, folder) for file in _files(format_, source))
        made = manifest(format_, source, listed)
        atomic.write_text(folder / NAME, f"{made.model_dump_json(exclude_none=True, indent=2)}\n")
        for name in before - {one.name for one in listed}:
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise ExportError(f"The export {folder} cannot be written: {error.strerror or error}.") from error
    return made


def single(format_: str, source: Source) -> File:
    """The only file of data that a format has. Raises ExportError where it has several."""
    data = [file for file in formats.find(format_).files(source) if file.role == "data"]
    if len(data) != 1:
        raise ExportError(f"The format {format_} has several files; name a folder.")
    return data[0]


def write_file(file: File, target: Path) -> int:
    """Write one file under any name; how many bytes it has. Raises ExportError."""
    try:
        with atomic.replacing(target) as temporary, temporary.open("wb") as out:
            return sum(out.write(chunk) for chunk in file.chunks)
    except OSError as error:
        raise ExportError(f"The export {target} cannot be written: {error.strerror or error}.") from error


def write_stream(file: File, out: BinaryIO) -> None:
    """Write one file to a stream as its content comes."""
    for chunk in file.chunks:
        out.write(chunk)
    out.flush()


def _files(format_: str, source: Source) -> Iterator[File]:
    yield from formats.find(format_).files(source)
    if source.licence:
        yield File(LICENCE, iter((source.licence.encode(),)), "description")


def _written(file: File, folder: Path) -> Listed:
    digest, size = hashlib.sha256(), 0
    with atomic.replacing(folder / file.name) as temporary, temporary.open("wb") as out:
        for chunk in file.chunks:
            out.write(chunk)
            digest.update(chunk)
            size += len(chunk)
    return Listed(name=file.name, role=file.role, size=size, sha256=digest.hexdigest())


def _listed(earlier: Path) -> set[str]:
    """The plain names that an earlier manifest lists; none where it is missing or is something else."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        names = [str(one["name"]) for one in json.loads(earlier.read_bytes())["files"]]
        return {name for name in names if Path(name).name == name}
    return set()
