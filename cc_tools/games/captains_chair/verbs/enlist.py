"""`enlist`: a card of the Reserve deck or the Development pile to the top of the deck (kw.enlist-development,
kw.enlist-reserve, deck.dev).

    PLAY: enlist reserve
    PLAY: enlist person from development
    PLAY: enlist @prototype-cloak free
    PLAY: enlist development less 1 dilithium/latinum per starbase in play
    PLAY: enlist development without dilithium/latinum/incident cost

A development is enlisted for its cost: `free` waives all of it and its conditions, `less` lowers it, `without` waives
the parts named. `per` multiplies what `less` takes off. It may name the cards, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

ENLIST = verb(
    "enlist",
    one("zone", "card"),
    event=maybe("card", "zone"),
    binds="card",
    counted=True,
    pays=False,
    from_=maybe("zone", given={"zone": ()}),
    less=maybe("resource", repeats=True),
    without=maybe("cost"),
)
