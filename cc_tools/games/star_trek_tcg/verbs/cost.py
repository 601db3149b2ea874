"""`cost`: the cost of a card or ability changes by so many, or is so many."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

COST = verb(
    "cost",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("attribute", "deed", "card", "time", repeats=True),
    from_=maybe("card"),
    by=maybe("card"),
    lower=begins,
)
