"""`ratings`, `combat`, `humanity`, `logic`: the ratings of this card or of those named change by so many."""

from cc_tools.language.signature import maybe, one, verb

RATINGS = verb(
    "ratings",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
)
COMBAT = verb(
    "combat",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
)
HUMANITY = verb(
    "humanity",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
)
LOGIC = verb(
    "logic",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
)
