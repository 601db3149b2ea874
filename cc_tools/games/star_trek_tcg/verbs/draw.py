"""`draw`: to hand; `to hand-size` fills the hand, and a number before it stops there (tcg.draw.full,
tcg.draw.over).
"""

from cc_tools.language.signature import maybe, verb

DRAW = verb(
    "draw",
    maybe("card", bare=True),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone", "card"),
    to=maybe("number"),
)
