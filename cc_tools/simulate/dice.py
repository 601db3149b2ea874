"""Chance of its own for what is not part of a game: agents, imagined futures, the choice of crews and sides."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from cc_tools.engine import chance
from cc_tools.engine.state import State

Thing = TypeVar("Thing")


def derived(*parts: object) -> int:
    """A seed of 64 bits that follows from the parts alone, whoever asks and in whichever order."""
    text = "\x00".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


class Dice:
    """The engine's generator with a state of its own, so that using it never moves a game's chance."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = State([], [], [], chance=seed)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`."""
        return chance.below(self._state, limit)

    def one(self, things: Sequence[Thing]) -> Thing:
        """One of the things."""
        return things[chance.below(self._state, len(things))]

    def sample(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many of the things, in a random order; all of them where there are fewer."""
        return chance.sample(self._state, list(things), count)

    def seed(self) -> int:
        """A seed for other dice."""
        return chance.below(self._state, 1 << 63)
