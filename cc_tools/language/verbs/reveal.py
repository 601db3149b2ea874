"""`reveal`: show cards to the other player (kw.reveal)."""

from cc_tools.language.signature import maybe, one, verb

REVEAL = verb("reveal", one("card", "zone"), event=maybe("card"), binds="card", from_=maybe("zone"))
