"""`treat`: a card counts as having a suit, a trait or a name besides its own; a deed or a zone counts as another
(kw.treated, kw.considered).

    SPECIAL while this is in staging: treat this as wildcard
    PLAY: treat it as cloak for turn
    SPECIAL: treat deploy of this as take-control

`as` is needed. It holds on: in a kind that does not hold it needs `for` and a time. It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb

TREAT = verb(
    "treat",
    one("card", "deed", "zone"),
    continuous=True,
    as_=one(
        "card",
        "deed",
        "zone",
        "attribute",
        given={"card": ("card", "attribute", "deed"), "deed": ("deed",), "zone": ("zone",)},
    ),
    for_=maybe("time"),
    lower=lasting,
)
