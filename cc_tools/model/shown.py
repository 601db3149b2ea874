"""Printings where they are written, and their collector numbers read: set and group, number, printed total."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.record import PrintedAs

_NUMBER = re.compile(r"(?P<prefix>\d*[A-Z]+)(?P<number>\d+)/(?P<total>\d+|\?)")
UNKNOWN_TOTAL = "?"


@dataclass(frozen=True, slots=True)
class CollectorNumber:
    """A collector number with its total: `1BUR05/26` is number 5 of the 26 called `1BUR`."""

    prefix: str
    number: int
    total: str
    width: int

    def spelled(self, number: int) -> str:
        """The collector number that has `number` in the same run."""
        return f"{self.prefix}{number:0{self.width}}/{self.total}"


def read_number(text: str) -> CollectorNumber | None:
    """A collector number with a total, or None where the text has another form."""
    hit = _NUMBER.fullmatch(text)
    if hit is None:
        return None
    return CollectorNumber(hit["prefix"], int(hit["number"]), hit["total"], len(hit["number"]))


@dataclass(frozen=True, slots=True)
class Shown:
    """One printing at its place: the collection and id of the record that states it, and the path to it there."""

    printed: PrintedAs
    collection: str
    record: str
    set: str
    file: str

    @property
    def path(self) -> tuple[str | int, ...]:
        return self.printed.path


def printings(game: GameCatalog) -> Iterator[Shown]:
    """All printings of a game in the order written: by set, file and line."""
    for collection, entries in game.entries.items():
        for entry in entries:
            states = getattr(entry.record, "printed", None)
            for printed in states() if states is not None else ():
                yield Shown(printed, collection, str(getattr(entry.record, "id", "")), entry.set, entry.file)
