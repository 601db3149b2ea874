"""`destroy`: a card to the box (kw.destroy).

    PLAY: destroy card from development
    ATTACK PLAY: destroy neutral location without compensation

`without compensation` pays no Glory for tokens that go with a Location. It may name the cards, harms the player
whose they are, acts against the opponent where a Location is nobody's, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

DESTROY = verb(
    "destroy",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    attacks=True,
    from_=maybe("zone"),
    without=maybe("cost"),
)
