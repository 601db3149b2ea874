"""`take`: a card comes to the hand or to the place named; this is no gain (kw.take)."""

from cc_tools.language.signature import maybe, one, verb

TAKE = verb("take", one("card"), event=maybe("card"), binds="card", counted=True, harms=True, from_=maybe("zone", "card"), to=maybe("zone"))
