"""`flip`: an icon flip for a card: the top card of the deck is turned up and its icon decides (tcg.flip.do); `with
A as B`: result A counts as B; a block takes the place of all results.
"""

from cc_tools.language.signature import maybe, one, verb

FLIP = verb("flip", one("card"), event=maybe("card"), block="optional", with_=maybe("deed"), as_=maybe("deed"))
