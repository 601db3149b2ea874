"""A copy of the checkout, in which commands may write what they like, and a shell that runs them there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.docs.reading import Command

ROOT = Path(__file__).parents[2]
_COPIED = ("cc_tools", "cardsets", "schema", "site", "pyproject.toml")
_SQLITE = """
import sqlite3, sys
database, asked = sys.argv[1:]
sql = "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')" if asked == ".tables" else asked
for row in sqlite3.connect(database).execute(sql):
    print("|".join("" if value is None else str(value) for value in row))
"""


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it wrote: to the output, then to the error stream."""

    code: int
    out: str
    errors: str


@dataclass(frozen=True, slots=True)
class Checkout:
    """`folder` is a copy of the project; `programs` holds `cc-tools`, which runs that copy, and a small `sqlite3`."""

    folder: Path
    programs: Path

    def run(self, command: Command, below: str = ".") -> Ran:
        """Run a command line in the copy, or in a folder below it; without `jq` only what stands before it."""
        line = command.line.replace(".venv/bin/", "").replace("/tmp/", f"{self.folder}/")
        if shutil.which("jq") is None:
            line = line.partition("| jq")[0]
        found = subprocess.run(
            ["/bin/sh", "-c", line],
            cwd=self.folder / below,
            env={
                **os.environ,
                "PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}",
                "PYTHONPATH": str(self.folder),
                "PYTHONIOENCODING": "utf-8",
                "COLUMNS": "100",
                "NO_COLOR": "1",
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return Ran(found.returncode, found.stdout, found.stderr)


def copied(folder: Path) -> Checkout:
    """A copy of the checkout below `folder`."""
    project, programs = folder / "project", folder / "programs"
    for name in _COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, project / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, project / name)
    programs.mkdir()
    (programs / "sqlite.py").write_text(_SQLITE, "utf-8")
    for name, what in (("cc-tools", "-m cc_tools"), ("sqlite3", str(programs / "sqlite.py"))):
        script = programs / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {what} "$@"\n', "utf-8")
        script.chmod(0o755)
    return Checkout(project, programs)


def small(checkout: Checkout, game: str, set_id: str) -> str:
    """A folder in the copy with the card files of one set only; its name."""
    name = "small"
    source, target = checkout.folder / "cardsets" / game, checkout.folder / name / "cardsets" / game
    shutil.copytree(source / "vocabulary", target / "vocabulary")
    shutil.copytree(source / set_id, target / set_id)
    shutil.copy(source / "game.yaml", target)
    return name
