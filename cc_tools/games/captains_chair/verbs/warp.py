"""`warp`: a deployed ship's token to a Location (kw.warp)."""

from cc_tools.language.signature import maybe, one, verb

WARP = verb("warp", one("card"), event=maybe("card"), binds="card", from_=maybe("card"), to=maybe("card"), ignoring=maybe("card", aside=True))
