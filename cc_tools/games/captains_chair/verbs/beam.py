"""`beam`: a card under a ship, a Location or the card named (kw.beam).

    PLAY: beam card to this
    PLAY: beam ally from log to @earth

From hand unless `from` says where; `to` is needed. It may name the cards, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

BEAM = verb(
    "beam",
    one("card"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    to=one("card"),
)
