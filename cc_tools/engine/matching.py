"""Matchings: several entries that each take one of their choices, no two the same."""

from __future__ import annotations

from collections.abc import Sequence


def matching(choices: Sequence[Sequence[int]]) -> int:
    """The size of a largest matching: each entry takes at most one of its choices, each choice serves one entry."""
    taken: dict[int, int] = {}
    return sum(_placed(entry, choices, taken, set()) for entry in range(len(choices)))


def _placed(entry: int, choices: Sequence[Sequence[int]], taken: dict[int, int], seen: set[int]) -> bool:
    """Whether an entry finds a choice, other entries changing theirs where they can (an augmenting path)."""
    for choice in choices[entry]:
        if choice not in seen:
            seen.add(choice)
            if choice not in taken or _placed(taken[choice], choices, taken, seen):
                taken[choice] = entry
                return True
    return False
