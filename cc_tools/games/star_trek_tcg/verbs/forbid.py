"""`cannot`: forbids, also what another card would do."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, verb

CANNOT = verb(
    "cannot",
    maybe("attribute", "operation", "resource", "card"),
    deeds=True,
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    by=maybe("operation", "attribute", "card"),
    for_=maybe("time"),
    lower=begins,
)
