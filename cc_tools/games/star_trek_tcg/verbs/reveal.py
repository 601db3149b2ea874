"""`reveal`: show cards, for a time where one is named."""

from cc_tools.language.signature import maybe, one, verb

REVEAL = verb(
    "reveal",
    one("card", "zone"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    for_=maybe("time"),
)
