"""`spend`: pay from the pool or from the card named; substitutes are allowed (kw.spend, res.sub)."""

from cc_tools.language.signature import maybe, one, verb

SPEND = verb("spend", one("resource", "token"), event=maybe("resource", "token"), binds="number", counted=True, from_=maybe("card", "zone"))
