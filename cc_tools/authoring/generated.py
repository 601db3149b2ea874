"""Generated files that are kept in the tree: written only where they differ, removed when nothing makes them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from cc_tools import atomic

Change = Literal["added", "changed", "removed"]


def differences(made: Mapping[str, str], folder: Path, pattern: str) -> dict[str, Change]:
    """How the files of `folder` that fit `pattern` differ from those `made` (text by path below the folder)."""
    found: dict[str, Change] = {}
    for name, text in made.items():
        file = folder / name
        if not file.is_file():
            found[name] = "added"
        elif file.read_bytes() != text.encode():
            found[name] = "changed"
    there = (file.relative_to(folder).as_posix() for file in folder.rglob(pattern))
    found |= {name: "removed" for name in there if name not in made}
    return dict(sorted(found.items()))


def update(made: Mapping[str, str], folder: Path, changes: Mapping[str, Change]) -> None:
    """Carry out what `differences` found. Raises OSError where a file cannot be written."""
    for name, change in changes.items():
        if change == "removed":
            (folder / name).unlink()
        else:
            atomic.write_text(folder / name, made[name])
