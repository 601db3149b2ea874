"""Files that are there whole or not at all: written beside their target, forced to disk, then put in its place."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LEFTOVER_SECONDS = 3600.0
_TOKEN = re.compile(r"[0-9a-f]{16}\.tmp")


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Gives the path of a new empty file in the folder of `target`; at the end it takes the place of `target`.

    Where the body raises, `target` stays as it was and the new file is gone. A process that is killed leaves
    `target` as it was too; the file it leaves behind is removed by a later call, an hour on at the earliest.
    The body may use further names that begin with the path it was given, and removes those files itself.
    The mode of an existing `target` is kept, and a link is followed. Missing folders are made. Raises OSError.
    """
    target = Path(os.path.realpath(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    _remove_leftovers(target)
    temporary = target.with_name(f"{_prefix(target)}{secrets.token_hex(8)}.tmp")
    os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    try:
        yield temporary
        _force_to_disk(temporary)
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _force_folder_to_disk(target.parent)


def write_bytes(target: Path, content: bytes) -> None:
    """Writes `content` to `target`, which holds either its old content or all of the new one. Raises OSError."""
    with replacing(target) as temporary:
        temporary.write_bytes(content)


def write_text(target: Path, content: str) -> None:
    """Writes `content` to `target` as UTF-8 with its line ends as they are; like `write_bytes` otherwise."""
    write_bytes(target, content.encode("utf-8"))


def _prefix(target: Path) -> str:
    return f".{target.name}."


def _remove_leftovers(target: Path) -> None:
    """Removes what killed processes left; never a file that another process may still be writing."""
    prefix = _prefix(target)
    before = time.time() - LEFTOVER_SECONDS
    with suppress(OSError):
        for path in target.parent.iterdir():
            ours = path.name.startswith(prefix) and _TOKEN.match(path.name, len(prefix))
            if ours and path.stat().st_mtime < before:
                path.unlink()


def _force_to_disk(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def _force_folder_to_disk(folder: Path) -> None:
    """Makes the renaming itself durable, where the system lets a folder be opened."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
