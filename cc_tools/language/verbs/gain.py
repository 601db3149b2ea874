"""`gain`: resources, steps on tracks, actions or cards (kw.gain-card, kw.gain-resource, kw.gain-specialty, kw.action).

    PLAY: gain 2 dilithium
    PLAY: gain 2 research/influence/military
    PLAY: gain ally to hand
    PLAY: gain person/ship from junk to discard
    ACTIVATE: gain 3 resource from @earth

Resources come from the supply unless `from` names a card or a zone that holds them. Cards come from the market or,
with `from`, from another shared zone; they go to the top of the deck or the discard pile unless `to` says where;
`including` adds a source. `per`, `plus` and `max` multiply the amount. It may name the cards, or the number of what
was really gained. It is an event, once for each card, or once for each step where amounts are gained, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

AMOUNTS = ("resource", "track", "token")

GAIN = verb(
    "gain",
    one("resource", "track", "token", "card"),
    event=maybe("card", "resource", "track", "token"),
    binds="object",
    counted=True,
    pays=False,
    from_=maybe("zone", "card", given={"card": ("zone",), "track": (), "token": ("card", "zone")}),
    to=maybe("zone", given=dict.fromkeys(AMOUNTS, ())),
    including=maybe("zone", given=dict.fromkeys(AMOUNTS, ())),
)
