"""One line of a scenario: its words, each with its place in the file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic, Span, respelled
from cc_tools.load import Scalar
from cc_tools.model.scenario import PLAYERS, Player
from cc_tools.scenarios import codes

_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word and its place."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Line:
    """The text of a scalar, or a part of it that begins at `start`."""

    scalar: Scalar
    start: int = 0

    @property
    def text(self) -> str:
        """The text from `start` on."""
        return self.scalar.text[self.start :]

    @property
    def span(self) -> Span:
        """The place of the text, without blanks around it."""
        stripped = self.text.strip()
        first = self.start + self.text.find(stripped)
        return self.scalar.place(first, first + len(stripped))

    def words(self) -> list[Word]:
        """The words, parted by blanks."""
        return [self._word(found) for found in _WORD.finditer(self.scalar.text, self.start)]

    def parts(self, separator: str) -> list[Word]:
        """What stands between separators, without the blanks around it."""
        found: list[Word] = []
        start = self.start
        for part in self.text.split(separator):
            first = start + len(part) - len(part.lstrip())
            text = part.strip()
            found.append(Word(text, self.scalar.place(first, first + max(len(text), 1))))
            start += len(part) + len(separator)
        return found

    def behind(self, count: int) -> Line:
        """The line from behind its first `count` words on."""
        found = list(_WORD.finditer(self.scalar.text, self.start))
        return Line(self.scalar, found[count - 1].end() if count else self.start)

    def _word(self, found: re.Match[str]) -> Word:
        return Word(found.group(), self.scalar.place(found.start(), found.end()))


def player(word: Word) -> tuple[Player | None, list[Diagnostic]]:
    """The player that a word names, or None and what is wrong."""
    known = next((one for one in PLAYERS if one == word.text), None)
    if known is not None:
        return known, []
    message = f"`{word.text}` is no player; the players are `p1` and `p2`"
    return None, [respelled(codes.NO_SUCH_PLAYER, message, word.span, word.text, PLAYERS)]
