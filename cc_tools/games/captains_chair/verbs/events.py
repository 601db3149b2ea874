"""`be-attacked`, `cycle`: events without a step of their own, an attack of the opponent (kw.attack) and a discard pile
that becomes the deck (deck.cycle).

    REACTION when would be-attacked: discard card -> ignore negative-effect
    SPECIAL after cycle deck: draw 1
"""

from cc_tools.language.signature import maybe, verb

BE_ATTACKED = verb("be-attacked", step=False, event=maybe("card"), flagged=True)
CYCLE = verb("cycle", step=False, event=maybe("zone"))
