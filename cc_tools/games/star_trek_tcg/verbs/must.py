"""`must`: where it is among the choices it has to be taken."""

from cc_tools.language.signature import maybe, verb

MUST = verb(
    "must",
    maybe("attribute", "card", "resource"),
    deeds=True,
    continuous=True,
    by=maybe("operation", "attribute", "card"),
    for_=maybe("time"),
)
