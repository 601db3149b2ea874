"""`remove`: a card out of the game, or counters to the stores (tcg.state.killed, tcg.xc.stores)."""

from cc_tools.language.signature import maybe, one, verb

REMOVE = verb(
    "remove",
    one("resource", "card"),
    event=maybe("resource", "card"),
    binds="object",
    counted=True,
    harms=True,
    from_=maybe("card", "zone"),
)
