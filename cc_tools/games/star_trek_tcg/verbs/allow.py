"""`allow`: makes possible what the rules forbid; `ignoring` names the rule."""

from cc_tools.language.signature import maybe, one, verb

ALLOW = verb(
    "allow",
    one("deed"),
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    by=maybe("attribute", "card"),
    ignoring=maybe("requirement", "number", aside=True),
    for_=maybe("attribute", "time", repeats=True),
)
