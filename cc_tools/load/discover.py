"""Which files are card data: the YAML files below a folder, and what is wrong with the folder itself."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cc_tools.diagnostics import Code, Diagnostic, Position, Related, Span
from cc_tools.load import codes

SUFFIXES = (".yaml", ".yml")
GAME_FILE = "game.yaml"
SET_FILE = "set.yaml"
TRANSLATIONS_FILE = "translations.yaml"
VOCABULARY = "vocabulary"
SCENARIOS = "scenarios"
"""The folder of scenario files, and the top-level key of such a file wherever it lies."""
LEFT_OUT = frozenset({SCENARIOS, "playthroughs"})
"""Folders whose files are inputs of their own."""
MAX_FILES = 20_000


def top(path: str) -> Span:
    """The first place of a file."""
    return Span(path, Position(1, 1), Position(1, 1))


@dataclass(slots=True)
class Found:
    """The files found, as paths relative to `base`, and the findings of the search."""

    base: Path
    files: list[str] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)

    def note(self, code: Code, message: str, path: str) -> None:
        """Note a finding about a file or folder as a whole."""
        self.findings.append(Diagnostic(code, message, top(path)))


def relative(base: Path, path: Path | str) -> str:
    """`path` as a finding names it: below `base`, with slashes; undecodable bytes of a name are shown as such."""
    name = os.path.relpath(path, base).replace(os.sep, "/")
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def search(base: Path, below: Path, left_out: frozenset[str] = LEFT_OUT) -> Found:
    """All YAML files in `below` and its folders, in the order of their paths.

    Hidden folders and those in `left_out` are passed over, unless `below` is one.
    """
    found = Found(base)
    _walk(found, below, below.resolve(), left_out)
    found.files.sort()
    _case(found)
    return found


def _walk(found: Found, start: Path, inside: Path, left_out: frozenset[str]) -> None:
    folders = [start]
    while folders:
        folder = folders.pop()
        for entry in _entries(found, folder):
            if len(found.files) >= MAX_FILES:
                message = f"more than {MAX_FILES:,} files; those after this one are not read"
                found.note(codes.TOO_LARGE, message, relative(found.base, found.files[-1]))
                return
            if _take(found, entry, inside, left_out):
                folders.append(Path(entry.path))


def _entries(found: Found, folder: Path) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            yield from sorted(entries, key=lambda entry: entry.name)
    except OSError as error:
        found.note(codes.UNREADABLE, f"this folder cannot be read: {_reason(error)}", relative(found.base, folder))


def _take(found: Found, entry: os.DirEntry[str], inside: Path, left_out: frozenset[str]) -> bool:
    """Note a file, or answer True for a folder to go into."""
    name = relative(found.base, entry.path)
    if entry.name.startswith("."):
        return False
    yaml = entry.name.endswith(SUFFIXES)
    try:
        if entry.is_symlink():
            return _link(found, entry, inside, name, yaml)
        if entry.is_dir():
            if yaml:
                found.note(codes.NOT_A_FILE, "a folder has the name of a YAML file", name)
            return entry.name not in left_out and entry.name != "node_modules" and not yaml
        if yaml and not entry.is_file():
            found.note(codes.NOT_A_FILE, "this is no ordinary file", name)
        elif yaml:
            found.files.append(entry.path)
    except OSError as error:
        found.note(codes.UNREADABLE, f"this cannot be read: {_reason(error)}", name)
    return False


def _link(found: Found, entry: os.DirEntry[str], inside: Path, name: str, yaml: bool) -> bool:
    try:
        target = Path(entry.path).resolve(strict=True)
        mode = target.stat().st_mode
    except (OSError, RuntimeError) as error:
        if yaml:
            found.note(codes.UNREADABLE, f"this link leads nowhere: {_reason(error)}", name)
        return False
    if stat.S_ISDIR(mode):
        found.note(codes.LINK, "this link to a folder is not followed", name)
    elif yaml and not target.is_relative_to(inside):
        found.note(codes.LINK, "this link leads out of the folder that is read", name)
    elif yaml and not stat.S_ISREG(mode):
        found.note(codes.NOT_A_FILE, "this link leads to no ordinary file", name)
    elif yaml:
        found.files.append(entry.path)
    return False


def _case(found: Found) -> None:
    """Report files and folders that differ in capital letters only, once for each pair."""
    seen: dict[str, str] = {}
    told: set[str] = set()
    for path in found.files:
        file = relative(found.base, path)
        for name in _above(file):
            other = seen.setdefault(name.casefold(), name)
            if other == name:
                continue
            if name not in told:
                told.add(name)
                related = (Related(top(other), "the other one"),)
                message = f"`{name}` differs from `{other}` in capital letters only"
                found.findings.append(Diagnostic(codes.SAME_BUT_FOR_CASE, message, top(file), related))
            break


def _above(file: str) -> Iterator[str]:
    """The folders that lead to a file, from the top, and the file itself."""
    parts = file.split("/")
    yield from ("/".join(parts[:length]) for length in range(1, len(parts) + 1))


def _reason(error: BaseException) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def read(base: Path, path: str, limit: int) -> tuple[bytes, Diagnostic | None]:
    """Up to `limit` bytes and one more of a file that is known to be an ordinary one."""
    try:
        with Path(path).open("rb") as stream:
            return stream.read(limit + 1), None
    except OSError as error:
        message = f"this file cannot be read: {_reason(error)}"
        return b"", Diagnostic(codes.UNREADABLE, message, top(relative(base, path)))
