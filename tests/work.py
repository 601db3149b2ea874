"""Work counted, not timed: how many functions a piece of code calls, the same on any machine however busy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

STARTS = frozenset({"call", "c_call"})


class TooMuchWorkError(AssertionError):
    """More functions were called than may be."""


def calls(run: Callable[..., object], *given: object, most: int = sys.maxsize) -> int:
    """How many functions `run(*given)` calls, those written in C too. Raises TooMuchWorkError after `most`.

    What stops early keeps a fault that would take hours from holding up the tests.
    """
    count = 0

    def see(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        if event in STARTS:
            count += 1
            if count > most:
                raise TooMuchWorkError(f"more than {most} calls")

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        run(*given)
    finally:
        sys.setprofile(before)
    return count
