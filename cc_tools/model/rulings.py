"""Rulings of records: the rules that they rest on, and what a card breaks in print and says so in its data."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cc_tools.model.text import Closed

RULE_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
"""The form of a rule's id: words in lower case joined by points, the section first."""


def settled(record: Closed, rule: str) -> bool:
    """Whether a ruling of the record rests on `rule`, which then is no longer checked on it."""
    return any(rule in ruling.rules for ruling in getattr(record, "rulings", ()))


def ruled_by(record: Closed, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Each rule that a ruling of the record or of a part of it names, after the path to where it stands."""
    for index, ruling in enumerate(getattr(record, "rulings", ())):
        for number, rule in enumerate(ruling.rules):
            yield (*path, "rulings", index, "rules", number), rule
    for field in getattr(record, "parts", ()):
        for index, part in enumerate(getattr(record, field)):
            yield from ruled_by(part, (*path, field, index))
