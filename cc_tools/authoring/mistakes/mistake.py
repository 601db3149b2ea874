"""What a planted mistake is: a change of a file, the line on which it has to be found, and the word that was meant."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cc_tools.authoring.mistakes.pool import Pool

MOST = 40
"""How many mistakes of a kind are planted at most."""


@dataclass(frozen=True, slots=True)
class Change:
    """`text` in place of the characters `start` to `end` (offsets from 0) of a file."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake in one file.

    A finding is at its line when it stands on the line of one of the `places`: offsets in the file as it was, which
    move with the text. `meant` is what a finding should suggest. Mistakes that share a `unit` are not planted together;
    one whose unit is its file is planted alone in that file.
    """

    file: str
    changes: tuple[Change, ...]
    places: tuple[int, ...]
    unit: str
    meant: str | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of mistake: its group and name in the table, and every place in the pool where it can be made."""

    group: str
    name: str
    candidates: Callable[[Pool, random.Random], Iterable[Mistake]]

    def sample(self, pool: Pool) -> list[Mistake]:
        """At most `MOST` mistakes, the same ones each time."""
        found = list(self.candidates(pool, self.chance()))
        return drawn(found, self.chance())

    def chance(self) -> random.Random:
        """Chance that depends on nothing but the kind."""
        return random.Random(f"{self.group}: {self.name}")


T = TypeVar("T")


def drawn(found: Sequence[T], chance: random.Random, most: int = MOST) -> list[T]:
    """At most `most` of the things found, in their order."""
    if len(found) <= most:
        return list(found)
    return [found[index] for index in sorted(chance.sample(range(len(found)), most))]


def misspelt(word: str, chance: random.Random, known: Iterable[str] = ()) -> str:
    """The word with one slip of the fingers: a letter left out, doubled, exchanged with the next, or another one."""
    taken = {word, *known}
    for _ in range(100):
        slip = _slip(word, chance)
        if slip not in taken and slip.strip("-") == slip and "--" not in slip and slip:
            return slip
    return f"{word}x"


def _slip(word: str, chance: random.Random) -> str:
    at = chance.randrange(len(word))
    letter = word[at]
    match chance.randrange(4):
        case 0:
            return word[:at] + word[at + 1 :]
        case 1:
            return word[:at] + letter + word[at:]
        case 2:
            return word[:at] + word[at + 1 : at + 2] + letter + word[at + 2 :]
        case _:
            other = chance.choice("abcdefghijklmnopqrstuvwxyz")
            return word[:at] + (other.upper() if letter.isupper() else other) + word[at + 1 :]


def line_start(text: str, offset: int) -> int:
    """The offset at which the line of `offset` begins."""
    return text.rfind("\n", 0, offset) + 1


def line_end(text: str, offset: int) -> int:
    """The offset behind the line of `offset`, its line end included."""
    end = text.find("\n", offset)
    return len(text) if end < 0 else end + 1


def whole_lines(text: str, start: int, end: int) -> tuple[int, int]:
    """The lines that the characters `start` to `end` stand on."""
    return line_start(text, start), line_end(text, max(start, end - 1))


def spread(mistakes: Iterable[Mistake], chance: random.Random, by: Callable[[Mistake], str]) -> Iterator[Mistake]:
    """One mistake for each value of `by`, so that equal places do not crowd out others."""
    groups: dict[str, list[Mistake]] = {}
    for mistake in mistakes:
        groups.setdefault(by(mistake), []).append(mistake)
    for group in groups.values():
        yield chance.choice(group)
