"""`take`: a card from the pile named, to hand unless said; `to hand-size` fills the hand."""

from cc_tools.language.signature import maybe, one, verb

TAKE = verb(
    "take",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone", "card"),
    to=maybe("zone", "number"),
)
