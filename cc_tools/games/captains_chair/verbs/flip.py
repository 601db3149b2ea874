"""`flip`: turn a card with two faces over.

    PLAY: flip this

It names nothing, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

FLIP = verb("flip", one("card"), event=maybe("card"))
