"""`cannot`: forbids a deed, or a use of a card."""

from cc_tools.language.signature import maybe, one, verb

CANNOT = verb(
    "cannot",
    maybe("card", "resource", "token", "operation", "any"),
    deeds=True,
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    as_=maybe("resource", "card"),
    by=maybe("deed", "operation"),
    for_=maybe("time"),
)
