"""`allow`: makes a deed possible that the rules forbid.

    PASSIVE: allow warp of ship to this
    PASSIVE: allow use of activate/reaction of all person in staging

The object is a verb used as a noun, `of` says for what, `from` and `to` say where. It holds on: in a kind that does
not hold it needs `for` and a time. It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb

ALLOW = verb(
    "allow",
    one("deed"),
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    for_=maybe("time"),
    lower=lasting,
)
