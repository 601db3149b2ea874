"""Where a game at a terminal reads and writes: a person's terminal, or lines that a program gives."""

from __future__ import annotations

import re
import shutil
from typing import Final, Protocol, TextIO

from cc_tools.cli.marks import wide_marks
from cc_tools.cli.terminal import cells, plain

WIDE: Final = 100
"""So many columns has a line where no terminal says how wide it is."""

NARROW: Final = 20
"""The least width for which lines are broken."""

_NUMBERED: Final = re.compile(r" *\d+ {2}")
_NEVER_FIRST: Final = "、。，．：；？！・ー々〜～…）」』》】］ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
_NEVER_LAST: Final = "（「『《【［"


class Console(Protocol):
    """Lines in, lines out."""

    def read(self, prompt: str) -> str | None:
        """A line without its end; None where there are no more."""

    def write(self, text: str = "") -> None:
        """Lines to show."""

    def clear(self) -> None:
        """Makes what was shown so far unseen, so that the next player may look."""


class LeftError(Exception):
    """The players have left the game."""


def heard(console: Console, prompt: str) -> str:
    """A line without the spaces around it. Raises LeftError where it is `quit`, or where there is none."""
    line = console.read(prompt)
    if line is None or line.strip().casefold() == "quit":
        raise LeftError
    return line.strip()


class Streams:
    """Two streams: a terminal, or a pipe, into which what is read is written too, so that it can be followed."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    def read(self, prompt: str) -> str | None:
        """A line of the source."""
        print(wide_marks(prompt), end="", file=self._out, flush=True)
        line = self._source.readline()
        if not self._source.isatty():
            print(line.rstrip("\n"), file=self._out)
        return line.rstrip("\n") if line else None

    def write(self, text: str = "") -> None:
        """Lines, broken at spaces where they are too wide; what could move the cursor is shown as its number."""
        wide = max(NARROW, shutil.get_terminal_size((WIDE, 0)).columns)
        for line in wide_marks(plain(text)).split("\n"):
            for part in folded(line, wide):
                print(part, file=self._out)

    def clear(self) -> None:
        """On a terminal the screen is emptied, with what can be scrolled back to; a pipe keeps everything."""
        if self._out.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="", file=self._out, flush=True)


def folded(line: str, wide: int) -> list[str]:
    """A line as several that are not wider than so many columns.

    Later ones begin where the text of a numbered choice does, else they are set in as far as the first and 2 more.
    """
    numbered = _NUMBERED.match(line)
    lead = " " * (len(numbered[0]) if numbered else len(line) - len(line.lstrip(" ")) + 2)
    rows, row, taken = [], "", 0
    for word in _words(line):
        width = sum(cell for _, cell in cells(word))
        if taken + width > wide and row.strip():
            rows.append(row.rstrip())
            row, taken = lead, len(lead)
            word = word.lstrip(" ")
            width = sum(cell for _, cell in cells(word))
        row, taken = row + word, taken + width
    return [*rows, row.rstrip()]


def _words(line: str) -> list[str]:
    """The pieces between which a line may be broken: before spaces, and between wide characters."""
    pieces = [""]
    for char in line:
        wide = ord(char) >= 0x3000 and char not in _NEVER_FIRST and pieces[-1][-1:] not in _NEVER_LAST
        if wide or (char == " " and pieces[-1].strip()):
            pieces.append("")
        pieces[-1] += char
    return pieces
