"""`scan-for`: turn up cards of the market decks until one with the trait or icon named is found (kw.scan).

    PLAY: scan-for starfleet
    PLAY: scan-for andorian/weapon including junk
    PLAY: scan-for species of $d

`including` adds a source, `to` names where the card goes. It may name the card, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

SCAN_FOR = verb(
    "scan-for",
    one("card", "icon", "attribute"),
    event=maybe("card"),
    binds="card",
    pays=False,
    including=maybe("zone"),
    to=maybe("zone"),
)
