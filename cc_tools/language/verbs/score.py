"""`score`: points in final scoring.

    END: score 1 per 2 card in log
    END: score value of highest multiplier
    SPECIAL during scoring: score -1 per owned incident

`per` counts all cards of yours that score, unless it names a place; `plus` adds a second count, `max` caps the total.
A sign makes the points negative. As an event, `before score` is the moment before scoring. It names nothing and is no
cost.
"""

from cc_tools.language.signature import maybe, one, verb

SCORE = verb(
    "score",
    one("number", bare=True),
    event=maybe("card"),
    counted=True,
    signed=True,
    pays=False,
)
