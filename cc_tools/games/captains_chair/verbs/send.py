"""`send`: away teams to a Location (kw.send).

    PLAY: send 2 away-team to same location
    PLAY: send 1 away-team ignoring opponent ship to neutral location

`to` is needed; `ignoring` names what does not count this time; `per`, `plus` and `max` multiply the number. It may
name the number really sent, harms where the tokens are the opponent's, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

SEND = verb(
    "send",
    one("token"),
    event=maybe("token"),
    binds="number",
    counted=True,
    harms=True,
    pays=False,
    to=one("card"),
    ignoring=maybe("card", aside=True),
)
