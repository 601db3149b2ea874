"""Chance as part of the state: one number, from which the next follows.

The generator is splitmix64 (Steele, Lea, Flood 2014): small enough to lie in every copy of a state.
"""

from __future__ import annotations

from typing import Any

from cc_tools.engine.state import State

_MASK = (1 << 64) - 1


def below(state: State, limit: int) -> int:
    """A number from 0 to `limit - 1`, each as likely as any other; the state moves on."""
    bound = (1 << 64) - (1 << 64) % limit
    while True:
        state.chance = (state.chance + 0x9E3779B97F4A7C15) & _MASK
        mixed = state.chance
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
        if mixed < bound:
            return mixed % limit


def shuffle(state: State, things: list[Any]) -> None:
    """Puts the list in a random order, in place (Fisher and Yates)."""
    for last in range(len(things) - 1, 0, -1):
        other = below(state, last + 1)
        things[last], things[other] = things[other], things[last]


def sample(state: State, things: list[Any], count: int) -> list[Any]:
    """So many of the things by chance, all of them where there are fewer."""
    rest = things[:]
    shuffle(state, rest)
    return rest[:count]
