"""Files as findings name them: so that the person who called can open them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def shown_below(root: Path) -> Callable[[str], str]:
    """What turns a path below `root` into one relative to the current folder, or in full where it lies outside."""
    here = Path.cwd()
    base = root.relative_to(here) if root.is_relative_to(here) else root

    def shown(path: str) -> str:
        file = base / path
        return (file.relative_to(here) if file.is_relative_to(here) else file).as_posix()

    return shown
