"""`wipe`: the market or neutral Locations are cleared and filled anew (kw.wipe).

    PLAY: wipe market
    PLAY: wipe all neutral location where have no token at it

It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

WIPE = verb("wipe", one("zone", "card"), pays=False)
