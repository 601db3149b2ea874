"""`reorder`: cards looked at go back on top or to the bottom of their deck, in any order.

    PLAY: look top 3 location as $l; reorder $l

It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

REORDER = verb("reorder", one("card"), pays=False)
