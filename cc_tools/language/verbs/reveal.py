"""`reveal`: show cards, or a whole zone, to the other player.

    ATTACK PLAY: opponent reveal hand
    PLAY: reveal card from hand as $r

It may name the cards, harms the player whose cards are shown, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

REVEAL = verb(
    "reveal",
    one("card", "zone"),
    event=maybe("card"),
    binds="card",
    harms=True,
    from_=maybe("zone", given={"zone": ()}),
)
