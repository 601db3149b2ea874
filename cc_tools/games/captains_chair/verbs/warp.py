"""`warp`: a deployed ship's token to a Location (kw.warp).

    PLAY: warp this
    PLAY: warp up to 2 ship
    PLAY: warp ship to @earth

To the Location that the player chooses unless `to` names one; `from` says where the ship stands; `ignoring` names
what does not count this time. It may name the ships, harms where they are the opponent's, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

WARP = verb(
    "warp",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    from_=maybe("card"),
    to=maybe("card"),
    ignoring=maybe("card", aside=True),
)
