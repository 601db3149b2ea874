"""`put`: a card goes to a place without its PLAY operation being resolved (kw.put).

    PLAY: put card to deck-top
    ATTACK SURPRISE: put this to opponent discard
    PLAY: put rest of $e to encounter-deck-bottom

From hand unless `from` says where or the card has been named before; `to` is needed. It may name the cards and is no
event.
"""

from cc_tools.language.signature import maybe, one, verb

PUT = verb(
    "put",
    one("card"),
    binds="card",
    harms=True,
    from_=maybe("zone"),
    to=one("zone"),
)
