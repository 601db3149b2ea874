"""Records with their places: what validation hands on, and how later stages ask for a span."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cc_tools.diagnostics import Span
from cc_tools.load import Node, Scalar, Steps
from cc_tools.model.game import CardSet, Game
from cc_tools.model.record import Written, written_operations
from cc_tools.model.term import Term
from cc_tools.model.text import Closed


@dataclass(frozen=True, slots=True)
class Located:
    """One record: its collection, the file (path below the workspace's root), the id of its set, and its node."""

    record: Closed
    collection: str
    path: str
    set: str | None
    node: Node

    @property
    def id(self) -> str:
        """The record's id; empty where records of its collection have none."""
        return str(getattr(self.record, "id", ""))

    @property
    def line(self) -> int:
        """The line on which it begins."""
        return self.node.line

    def span(self, path: Steps = ()) -> Span:
        """The place of the value at `path` in the record, as far as it stands on its first line."""
        return self.node.at(path).head

    def key(self, path: Steps) -> Span:
        """The place of the key that leads to `path`."""
        return self.node.key(path).head

    def within(self, path: Steps, start: int, end: int) -> Span:
        """The place of characters `start` to `end` (from 0) of the text at `path`, in the file."""
        node = self.node.at(path)
        return node.place(start, end) if isinstance(node, Scalar) else node.head

    def operations(self) -> Iterator[Written]:
        """The operation strings of the record with their addresses and their paths in it."""
        return written_operations(self.record, self.id)


class Places:
    """Spans by collection and id, or by the address of an operation. Of records with one id the first counts."""

    def __init__(self, records: Mapping[str, tuple[Located, ...]]) -> None:
        self.records = records

    @cached_property
    def _by_id(self) -> Mapping[tuple[str, str], Located]:
        found: dict[tuple[str, str], Located] = {}
        for collection, located in self.records.items():
            for one in located:
                found.setdefault((collection, one.id), one)
        return found

    @cached_property
    def _by_address(self) -> Mapping[tuple[str, str], tuple[Located, Steps]]:
        found: dict[tuple[str, str], tuple[Located, Steps]] = {}
        for (collection, _), one in self._by_id.items():
            for written in one.operations():
                found.setdefault((collection, written.address), (one, written.path))
        return found

    def record(self, collection: str, id: str) -> Located | None:  # noqa: A002
        """The record of an id, or None."""
        return self._by_id.get((collection, id))

    def of(self, collection: str, record: str, path: Steps = ()) -> Span:
        """The span at `path` in a record, or of its nearest ancestor that exists. KeyError for an unknown record."""
        return self._by_id[collection, record].span(path)

    def piece(self, collection: str, record: str, path: Steps, start: int, end: int) -> Span:
        """The span of characters `start` to `end` of the text at `path`. KeyError for an unknown record."""
        return self._by_id[collection, record].within(path, start, end)

    def within(self, collection: str, address: str, start: int, end: int) -> Span | None:
        """The place in the file of characters `start` to `end` of the operation at `address`."""
        found = self._by_address.get((collection, address))
        return found[0].within(found[1], start, end) if found is not None else None


@dataclass(frozen=True)
class ValidatedGame:
    """One game: its own data, its folder below the workspace's root, and its records by collection.

    `records` holds also `terms` and `set`. Records stand in the order of their sets, files and lines. `rejected` names
    the records that are there but have errors, so that nobody reports them as missing.
    """

    game: Game
    folder: str
    records: Mapping[str, tuple[Located, ...]] = field(default_factory=dict)
    rejected: Mapping[str, frozenset[str]] = field(default_factory=dict)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms of the vocabulary."""
        return tuple(one.record for one in self.records.get("terms", ()) if isinstance(one.record, Term))

    @property
    def sets(self) -> tuple[CardSet, ...]:
        """The sets, in the order of publication."""
        return tuple(one.record for one in self.records.get("set", ()) if isinstance(one.record, CardSet))

    @cached_property
    def places(self) -> Places:
        """Spans by id and address."""
        return Places(self.records)


@dataclass(frozen=True, slots=True)
class Validated:
    """All games whose `game.yaml` could be read, by id."""

    games: Mapping[str, ValidatedGame] = field(default_factory=dict)
