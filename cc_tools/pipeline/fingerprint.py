"""The program's own state: what was computed by other code must not be taken for today's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from cc_tools import __version__

PACKAGE = Path(__file__).resolve().parent.parent
SUFFIXES = (".py", ".lark", ".yaml")


@cache
def fingerprint() -> str:
    """A hash over the version and over name, size and time of every source file of the package."""
    digest = hashlib.sha256(__version__.encode())
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SUFFIXES:
            known = path.stat()
            digest.update(f"{path.relative_to(PACKAGE)}:{known.st_size}:{known.st_mtime_ns}".encode())
    return digest.hexdigest()
