"""A list of a deck as it was read, before its names are looked up."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cc_tools.decks import codes
from cc_tools.diagnostics import Diagnostic, Span
from cc_tools.games.deck_building import Deck
from cc_tools.model.text import LANGUAGES

MAX_BYTES = 1_000_000
MOST = 99
NOTE = "#!"
"""Begins a line that tells about the deck itself: `#! name: War Drums`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: how many copies, the name as written, where it stands, and what tells more about it.

    `hints` are words that help to choose between cards of one name: headings, sets, what stands in brackets.
    """

    count: int
    name: str
    span: Span
    hints: tuple[str, ...] = ()
    id: str | None = None


@dataclass(slots=True)
class Listing:
    """All entries of a list, what it tells about the deck by key, and what is wrong with it."""

    entries: list[Entry] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    findings: list[Diagnostic] = field(default_factory=list)

    def add(self, entry: Entry, side: bool) -> None:
        """Take an entry; with a finding in its place where its number is none, or where it is in a side deck."""
        if not 1 <= entry.count <= MOST:
            message = f"{entry.count} is no number of copies from 1 to {MOST}"
            self.findings.append(Diagnostic(codes.UNREADABLE, message, entry.span))
        elif side:
            message = f"`{entry.name}` is in a side deck, and there is none (tcg.deck.no-exchange)"
            self.findings.append(Diagnostic(codes.SIDE_DECK, message, entry.span))
        else:
            self.entries.append(entry)

    def note(self, line: str) -> None:
        """Take a line that tells about the deck: `name: War Drums`."""
        key, mark, value = line.partition(":")
        if mark:
            self.notes[key.strip()] = _read(value.strip())


def notes(deck: Deck) -> Iterator[str]:
    """What a list tells about a deck beside its cards: id, names and strategy."""
    told: Mapping[str, str | None] = {"id": deck.id, "name": deck.name}
    told = {**told, **{f"name.{key}": getattr(deck.names, key) for key in type(deck.names).model_fields}}
    if deck.strategy is not None:
        told = {**told, **{f"strategy.{one}": getattr(deck.strategy, one) for one in LANGUAGES}}
    yield from (f"{key}: {_write(value)}" for key, value in told.items() if value is not None)


def _write(value: str) -> str:
    """The value as it is, or as JSON where a line could not hold it or it would be read as JSON."""
    plain = value == value.strip() and value.isprintable() and not value.startswith('"')
    return value if plain else json.dumps(value)


def _read(value: str) -> str:
    if value.startswith('"'):
        try:
            return str(json.loads(value))
        except ValueError:
            return value
    return value
