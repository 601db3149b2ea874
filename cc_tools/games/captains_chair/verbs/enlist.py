"""`enlist`: a card of the Reserve deck or the Development pile to the top of the deck (kw.enlist-development, kw.enlist-reserve)."""

from cc_tools.language.signature import maybe, one, verb

ENLIST = verb(
    "enlist",
    one("zone", "card"),
    event=maybe("card", "zone"),
    binds="card",
    counted=True,
    from_=maybe("zone"),
    less=maybe("resource", repeats=True),
    without=maybe("cost"),
)
