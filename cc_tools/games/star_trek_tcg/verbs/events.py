"""`target`, `beat`, `destroy`: events of the resolution of a challenge without a step of their own
(tcg.resolve.target, tcg.resolve.win, tcg.ship.destroyed).
"""

from cc_tools.language.signature import maybe, verb

TARGET = verb("target", step=False, event=maybe("card"))
BEAT = verb("beat", step=False, event=maybe("card"))
DESTROY = verb("destroy", step=False, event=maybe("card"))
