"""`play`: a card is played; `put-into-play` also covers cards that come into play otherwise."""

from cc_tools.language.signature import maybe, verb

PLAY = verb("play", step=False, event=maybe("card"))
PUT_INTO_PLAY = verb("put-into-play", step=False, event=maybe("card"), including=maybe("card"))
