"""`look`: see the top cards of a deck; they stay there until a later step moves them.

    ACTION PLAY: look top 2 encounter as $e; take 1 of $e, put rest of $e to encounter-deck-bottom
    PLAY: look top 3 from market-deck as $c

The deck is that of the suit named, or that behind `from`. It names the cards for the steps that follow. It is no
event.
"""

from cc_tools.language.signature import maybe, one, verb

LOOK = verb("look", one("card"), binds="card", pays=False, from_=maybe("zone"))
