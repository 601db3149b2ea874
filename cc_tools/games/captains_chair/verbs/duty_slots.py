"""`duty-slots`: the number of duty officers, or of those of one kind.

    PASSIVE: duty-slots +1
    PASSIVE: duty-slots +1 for vulcan

With a sign the number changes by so many, without one it is so many; `for` says for whom. It holds on, names nothing
and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb

DUTY_SLOTS = verb(
    "duty-slots",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time"),
    lower=lasting,
)
