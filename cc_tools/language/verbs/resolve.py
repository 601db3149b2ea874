"""`resolve`: carry out a card or an operation that lies elsewhere.

    ROW: resolve top 1 from deck
    REACTION after resolve operation with latinum cost: gain 1 glory

`with` narrows an operation by its costs. It names nothing; it is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

RESOLVE = verb(
    "resolve",
    one("card", "operation"),
    event=maybe("card", "operation"),
    pays=False,
    from_=maybe("zone"),
    with_=maybe("cost"),
)
