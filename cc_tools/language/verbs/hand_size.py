"""`hand-size`: the number of cards in hand to draw up to.

    PASSIVE: hand-size +1
    SPECIAL: hand-size 3
    PASSIVE: hand-size +1 per research/influence/military where it >= 5

With a sign the number changes by so many, without one it is so many. `per`, `plus` and `max` multiply the change. It
holds on: in a kind that does not hold it needs `for` and a time. It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb

HAND_SIZE = verb(
    "hand-size",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("time"),
    lower=lasting,
)
