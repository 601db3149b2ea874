"""`protect`: the deeds named pass these things by.

    PASSIVE: protect beamed card on this from recall/dismiss
    SPECIAL: protect this from discard except by play of this

`from` names the verbs, `except by` what they may still come from. It holds on: in a kind that does not hold it needs
`for` and a time. It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb

PROTECT = verb(
    "protect",
    one("card", "resource", "token"),
    continuous=True,
    from_=one("deed"),
    for_=maybe("time"),
    lower=lasting,
)
