"""`find`: search zones of your own for a card, show it and take it to hand (kw.find).

    PLAY: find klingon
    PLAY: find up to 3 person except reserve
    PLAY: find card in deck as $f; log $f

It searches every zone that the game names as the default, unless `in` says which ones, or `except` leaves one out.
It may name the cards and is no event.
"""

from cc_tools.language.signature import maybe, one, verb

FIND = verb("find", one("card"), binds="card", in_=maybe("zone", claims=True))
