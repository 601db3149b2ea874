"""Titles that several cards share: by which field of its record each of them is told from the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cc_tools.model.record import Record


def apart(
    records: Mapping[str, Record], fields: Sequence[str], named: Callable[[Record], str]
) -> Mapping[str, tuple[str, ...]]:
    """By key of the records whose title another one has the words that tell it from those, in the order of `fields`.

    A field is named only where it divides those that the fields before it have left alike.
    """
    alike: dict[str, list[Record]] = {}
    for record in records.values():
        alike.setdefault(named(record), []).append(record)
    found = {key: _marks(record, alike[named(record)], fields) for key, record in records.items()}
    return {key: marks for key, marks in found.items() if marks}


def _marks(one: Record, peers: list[Record], fields: Sequence[str]) -> tuple[str, ...]:
    marks = []
    for field in fields:
        own = getattr(one, field, None)
        same = [other for other in peers if getattr(other, field, None) == own]
        if isinstance(own, str) and len(same) < len(peers):
            marks.append(own)
            peers = same
    return tuple(marks)
