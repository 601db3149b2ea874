"""`take`: a card comes to the hand, or to the place behind `to`; this is no gain (kw.take).

    PLAY: take incident
    ATTACK PLAY: both take incident
    PLAY: take 1 of $e to deck-top

A suit named alone comes from its deck. `per`, `plus` and `max` multiply the number. It may name the cards, harms the
player who has to take them, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

TAKE = verb(
    "take",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
    to=maybe("zone"),
)
