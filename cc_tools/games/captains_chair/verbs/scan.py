"""`scan`: look at so many cards of a market deck and gain one of them, or the face-up card of that suit (kw.scan).

    PLAY: scan 2 ally
    PLAY: scan 1 person/cargo/ally per $n
    PLAY: scan 2 ship including junk

`including` adds a source, `to` names where the card goes; `per`, `plus` and `max` multiply the number. It may name
the card, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

SCAN = verb(
    "scan",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    pays=False,
    including=maybe("zone"),
    to=maybe("zone"),
)
