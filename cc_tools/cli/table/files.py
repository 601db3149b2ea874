"""Games in files that a player names at the table, and in words what is wrong with such a file."""

from __future__ import annotations

from pathlib import Path

from cc_tools.cli.table.texts import Texts
from cc_tools.engine.match import Match
from cc_tools.engine.pool import Pool
from cc_tools.engine.save import load_file, save_file
from cc_tools.engine.writing import SaveError


class FileError(ValueError):
    """A file that cannot be read or written; the text says why, in the language of the players."""


def read(pool: Pool, file: Path, texts: Texts) -> Match:
    """The game that a file holds. Raises FileError."""
    try:
        return load_file(pool, file)
    except OSError as error:
        raise FileError(_said(error, file, texts)) from error
    except SaveError as error:
        raise FileError(str(error)) from error


def write(match: Match, file: Path, texts: Texts) -> None:
    """Writes a game into a folder that there is. Raises FileError."""
    if not file.parent.is_dir():
        raise FileError(texts.say("no-folder", folder=file.parent))
    try:
        save_file(match, file)
    except OSError as error:
        raise FileError(_said(error, file, texts)) from error
    except SaveError as error:
        raise FileError(str(error)) from error


def _said(error: OSError, file: Path, texts: Texts) -> str:
    """What is wrong, in words."""
    if isinstance(error, FileNotFoundError):
        return texts.say("missing-file", file=file)
    if isinstance(error, IsADirectoryError):
        return texts.say("is-folder", file=file)
    if isinstance(error, PermissionError):
        return texts.say("forbidden-file", file=file)
    return texts.say("bad-file", file=file, reason=error.strerror or str(error))
