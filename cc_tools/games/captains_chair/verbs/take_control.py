"""`take-control`: of a Location (kw.take-control, kw.secured).

    PLAY: take-control secured neutral location
    PLAY: take-control top location
    PLAY: take-control 1 of $l

`without` waives parts of the cost. It may name the Locations, harms where the opponent loses one, is an event, and
no cost.
"""

from cc_tools.language.signature import maybe, one, verb

TAKE_CONTROL = verb(
    "take-control",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    pays=False,
    without=maybe("cost"),
)
