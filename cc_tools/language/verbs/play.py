"""`play`, `put-into-play`: events only, a card is played; `put-into-play` also covers cards that come into play
otherwise (kw.put-into-play).

    REACTION after play @utilize: draw 1
    PASSIVE after put-into-play starfleet including this: may draw 1

`including this` lets the card's own arrival count. Neither is a step.
"""

from cc_tools.language.signature import maybe, verb

PLAY = verb("play", step=False, event=maybe("card"))
PUT_INTO_PLAY = verb("put-into-play", step=False, event=maybe("card"), including=maybe("card"))
