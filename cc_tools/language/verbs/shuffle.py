"""`shuffle`: bring a deck into random order.

    PLAY: shuffle deck

It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

SHUFFLE = verb("shuffle", one("zone"), pays=False)
