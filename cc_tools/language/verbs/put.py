"""`put`: a card goes to a place without its PLAY operation being resolved."""

from cc_tools.language.signature import maybe, one, verb

PUT = verb("put", one("card"), binds="card", from_=maybe("zone", "card"), to=one("zone", "card"))
