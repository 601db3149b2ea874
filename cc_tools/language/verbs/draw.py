"""`draw`: cards to the hand (kw.draw).

    PLAY: draw 2
    PLAY: draw card from deck/discard
    ACTIVATE: draw 1 per alien in play max 3

A number alone counts cards of the deck, whose top they come from; a deck that is empty is cycled (deck.cycle).
`from` names another zone. It may name the cards, and is an event, once for each step.
"""

from cc_tools.language.signature import maybe, one, verb

DRAW = verb(
    "draw",
    one("card", bare=True),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone"),
)
