"""A scenario that shows a rule, as its file says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Showing:
    """A scenario that shows a rule: its game and name, where it stands, and its text as it is written there."""

    game: str
    rule: str
    name: str
    file: str
    line: int
    text: str = ""


Showings = Mapping[tuple[str, str], tuple[Showing, ...]]
"""By game and rule the scenarios that show it."""
