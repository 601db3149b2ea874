"""Matchings: several entries that each take one of their choices, no two the same."""

from __future__ import annotations

from collections.abc import Sequence


def matching(choices: Sequence[Sequence[int]]) -> int:
    """The size of a largest matching: each entry takes at most one of its choices, each choice serves one entry."""
    taken: dict[int, int] = {}

    def place(entry: int, seen: set[int]) -> bool:
        for choice in choices[entry]:
            if choice not in seen:
                seen.add(choice)
                if choice not in taken or place(taken[choice], seen):
                    taken[choice] = entry
                    return True
        return False

    return sum(place(entry, set()) for entry in range(len(choices)))
