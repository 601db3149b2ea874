"""`swap`: two cards change places.

    PLAY: swap card in junk with same-suit card in market

`with` is needed. It may name the first card, and is no event.
"""

from cc_tools.language.signature import one, verb

SWAP = verb("swap", one("card"), binds="card", with_=one("card"))
