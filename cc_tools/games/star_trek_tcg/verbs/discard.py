"""`discard`: to the discard pile; `with xc` stresses what a discarded challenge brings, `without xc` takes it away
(tcg.challenger-xc.challenge).
"""

from cc_tools.language.signature import maybe, one, verb

DISCARD = verb(
    "discard",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone", "card"),
    with_=maybe("resource", aside=True),
    without=maybe("resource", aside=True),
)
