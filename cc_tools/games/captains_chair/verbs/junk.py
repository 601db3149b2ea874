"""`junk`: a card from the market to the junk pile (kw.junk)."""

from cc_tools.language.signature import maybe, one, verb

JUNK = verb("junk", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
