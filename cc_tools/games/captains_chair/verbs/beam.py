"""`beam`: a card under a ship, a Location or the card named (kw.beam)."""

from cc_tools.language.signature import maybe, one, verb

BEAM = verb("beam", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"), to=one("card"))
