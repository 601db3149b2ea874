"""CSV that spreadsheets open as it is meant: UTF-8 with its mark, RFC 4180, and no cell that is taken for a formula."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from cc_tools.export.source import File

MARK = b"\xef\xbb\xbf"
"""Without it spreadsheets take Japanese for letters of some other encoding."""
DEFUSE = "'"
_STARTS = ("=", "+", "-", "@", DEFUSE)
Cell = str | int | float | bool | None


def safe(value: Cell) -> str | int | float:
    """A value as a cell. Text that a spreadsheet may take for a formula gets an apostrophe before it.

    Text that begins with an apostrophe gets one too: whoever takes one away from every cell that begins with one has
    the text as it was. Numbers stay numbers, also negative ones; a flag is `true` or `false`; nothing is an empty cell.
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return value
    # Full-width signs count: Japanese spreadsheets read them as their narrow forms.
    start = unicodedata.normalize("NFKC", value.lstrip()[:1])
    return f"{DEFUSE}{value}" if start in _STARTS or value[:1] in ("\t", "\r", "\n") else value


def table(name: str, heading: Sequence[str], rows: Iterable[Sequence[Cell]]) -> File:
    """A table as a file: lines end in CR LF, and every cell of text is quoted."""
    return File(name, chain((MARK,), _lines(chain((heading,), rows))))


def _lines(rows: Iterable[Sequence[Cell]]) -> Iterator[bytes]:
    line = io.StringIO(newline="")
    writer = csv.writer(line, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    for row in rows:
        writer.writerow([safe(value) for value in row])
        yield line.getvalue().encode()
        line.seek(0)
        line.truncate()
