"""What a player types in place of words: numbers of choices, one by one or from one to another."""

from __future__ import annotations

import re

MOST = 200
"""A stretch of more numbers than this is no answer to any question."""

_STRETCH = re.compile(r"(\d{1,9})\s*[-–~〜]\s*(\d{1,9})")


def numbers(line: str) -> list[int] | None:
    """The numbers of `3`, `1,4`, `1 4` or `1-5`, in the order typed; None where something else is said."""
    spread = _STRETCH.sub(lambda found: _spread(int(found[1]), int(found[2])), line)
    words = re.sub(r"[,、，;]", " ", spread).split()
    return [int(word) for word in words] if all(word.isdecimal() for word in words) else None


def _spread(low: int, high: int) -> str:
    step = 1 if low <= high else -1
    return " ".join(map(str, range(low, high + step, step))) if abs(high - low) < MOST else f"{low}-{high}"
