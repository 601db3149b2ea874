"""A file's text with its places: offsets (characters from 0) to lines and columns (from 1)."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from cc_tools.diagnostics import Position, Span

_BREAK = re.compile("\n")


class Source:
    """The text of one file, without byte order mark, every line ended by a single line feed.

    `path` is relative to the workspace, with slashes. Lines and columns are those of the file on disk.
    """

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(found.end() for found in _BREAK.finditer(self.text))]

    def position(self, offset: int) -> Position:
        """The line and column of the character at `offset`; the end of the text is a place too."""
        line = bisect_right(self._starts, offset)
        return Position(line, offset - self._starts[line - 1] + 1)

    def offset(self, position: Position) -> int:
        """The offset of a line and column, held inside the text."""
        line = min(max(position.line, 1), len(self._starts))
        return min(self._starts[line - 1] + position.column - 1, len(self.text))

    def span(self, start: int, end: int) -> Span:
        """From the character at `start` to the place before the one at `end`."""
        return Span(self.path, self.position(start), self.position(end))

    def line(self, number: int) -> str:
        """The text of a line without its end; empty where there is no such line."""
        if not 1 <= number <= len(self._starts):
            return ""
        start = self._starts[number - 1]
        end = self._starts[number] - 1 if number < len(self._starts) else len(self.text)
        return self.text[start:end]

    def rest_of_line(self, offset: int) -> int:
        """The offset of the end of the line that `offset` stands in, blanks and line feed left out."""
        stop = self.text.find("\n", offset)
        stop = len(self.text) if stop < 0 else stop
        return max(offset, offset + len(self.text[offset:stop].rstrip()))
