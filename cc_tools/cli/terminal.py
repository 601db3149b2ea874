"""What a terminal shows: the width of characters, colours where they are wanted, progress where a person waits."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

TAB = 4
_INVISIBLE = {"Cc", "Cf", "Zl", "Zp", "Cs"}
_COLOURS = {"red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36", "bold": "1", "dim": "2"}


def is_coloured(out: TextIO) -> bool:
    """Whether colours are wanted: on a terminal, unless NO_COLOR is set or the terminal is dumb."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def painted(text: str, colour: str, out: TextIO) -> str:
    """`text` in a colour, or as it is where `out` shows none."""
    return f"\x1b[{_COLOURS[colour]}m{text}\x1b[0m" if is_coloured(out) else text


def width(char: str) -> int:
    """How many columns a visible character takes: two for wide Japanese, none for a combining mark."""
    if unicodedata.combining(char) or unicodedata.category(char) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def cells(line: str) -> list[tuple[str, int]]:
    """A line as what is shown for each character and how many columns that takes.

    A tab reaches to the next multiple of four; what could move the cursor or turn the reading direction is shown as
    its number, so that a hostile file cannot forge a report.
    """
    shown: list[tuple[str, int]] = []
    column = 0
    for char in line:
        if char == "\t":
            cell = (" " * (TAB - column % TAB), TAB - column % TAB)
        elif unicodedata.category(char) in _INVISIBLE:
            text = f"<{ord(char):X}>"
            cell = (text, len(text))
        else:
            cell = (char, width(char))
        shown.append(cell)
        column += cell[1]
    return shown


def plain(text: str) -> str:
    """`text` as it may be shown: several lines stay several lines, invisible characters become their numbers."""
    return "\n".join("".join(shown for shown, _ in cells(line)) for line in text.split("\n"))


@contextmanager
def progress(message: str) -> Iterator[None]:
    """Say on stderr what is going on, while it goes on and only where somebody sees it."""
    if not sys.stderr.isatty():
        yield
        return
    print(f"{message} …", end="", file=sys.stderr, flush=True)
    try:
        yield
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
