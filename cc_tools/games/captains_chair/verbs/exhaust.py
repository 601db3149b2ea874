"""`exhaust`: turn a card sideways (kw.exhaust).

    ACTION PLAY: exhaust captain -> draw 2

Of cards in play unless `from` says where. It may name the cards, harms the player whose cards they are, and is an
event.
"""

from cc_tools.language.signature import maybe, one, verb

EXHAUST = verb(
    "exhaust",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    from_=maybe("zone"),
)
