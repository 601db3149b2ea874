"""`free-play`: play a card without its action cost (kw.free-play)."""

from cc_tools.language.signature import maybe, one, verb

FREE_PLAY = verb("free-play", one("card"), event=maybe("card"), from_=maybe("zone", "card"))
