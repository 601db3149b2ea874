"""A small store in the user's cache folder: bytes under a key, which anybody may delete at any time."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from pathlib import Path

_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,199}")
_MAGIC = b"cc-tools 1\n"
_SUM = 32


def cache_folder() -> Path | None:
    """`cc-tools` in `XDG_CACHE_HOME`, or in `.cache` of the home folder; None where there is neither."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    if named and Path(named).is_absolute():
        return Path(named) / "cc-tools"
    try:
        return Path.home() / ".cache" / "cc-tools"
    except RuntimeError:
        return None


class Store:
    """Bytes by key in one folder. Reading and writing never fail: what cannot be kept is not kept."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def path(self, key: str) -> Path | None:
        """The file of a key (letters, digits, `.`, `_`, `-`), or None without a folder; ValueError for other keys."""
        if not _KEY.fullmatch(key):
            raise ValueError(f"not a cache key: {key!r}")
        return None if self.folder is None else self.folder / key

    def get(self, key: str) -> bytes | None:
        """What was kept under `key`; None where nothing was, or where the file is damaged."""
        path = self.path(key)
        if path is None:
            return None
        try:
            kept = path.read_bytes()
        except OSError:
            return None
        head = len(_MAGIC) + _SUM
        data = kept[head:]
        whole = kept.startswith(_MAGIC) and kept[len(_MAGIC) : head] == hashlib.sha256(data).digest()
        return data if whole else None

    def put(self, key: str, data: bytes) -> bool:
        """Keep `data` under `key`, whole or not at all; False where the folder cannot be written."""
        path = self.path(key)
        if path is None:
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
        except OSError:
            return False
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(_MAGIC + hashlib.sha256(data).digest() + data)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            return False
        return True


def user_store() -> Store:
    """The store of the user who runs the program."""
    return Store(cache_folder())
