"""`protect`: those verbs pass it by."""

from cc_tools.language.signature import maybe, one, verb

PROTECT = verb(
    "protect",
    one("resource", "card"),
    continuous=True,
    from_=one("deed"),
    by=maybe("player", "card"),
    for_=maybe("time"),
)
