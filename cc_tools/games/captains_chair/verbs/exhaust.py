"""`exhaust`: turn a card sideways (kw.exhaust)."""

from cc_tools.language.signature import maybe, one, verb

EXHAUST = verb("exhaust", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone", "card"))
