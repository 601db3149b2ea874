"""What a game tells of the moment beside a question: lines that refer to texts by key, with what goes into them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cc_tools.engine.state import Copy, Player


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the key of its text, and by slot the cards, words, players and numbers that fill it.

    A slot of `amounts` is a list of words, each with how many there are of it. A slot that is missing says nothing.
    """

    key: str
    cards: Mapping[str, Sequence[Copy]] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    players: Mapping[str, Player] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    amounts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
