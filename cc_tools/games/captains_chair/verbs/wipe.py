"""`wipe`: the market or neutral Locations are cleared and filled anew (kw.wipe)."""

from cc_tools.language.signature import one, verb

WIPE = verb("wipe", one("zone", "card"))
