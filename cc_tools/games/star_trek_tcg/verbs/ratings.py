"""`ratings`, `combat`, `humanity`, `logic`: the ratings of this card or of those named change by so many."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

RATINGS = verb(
    "ratings",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
    lower=begins,
)
COMBAT = verb(
    "combat",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
    lower=begins,
)
HUMANITY = verb(
    "humanity",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
    lower=begins,
)
LOGIC = verb(
    "logic",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
    lower=begins,
)
