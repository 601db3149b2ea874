"""`recall`: from play to the hand (kw.recall).

    PLAY: recall this
    PLAY: recall non-time-travel card from staging

It may name the cards, harms the player whose cards they are, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

RECALL = verb("recall", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone"))
