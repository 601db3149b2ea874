"""`hand-size`: the number of cards to draw up to changes by so many, or is so many."""

from cc_tools.language.signature import maybe, one, verb

HAND_SIZE = verb("hand-size", one("number", bare=True), signed=True, continuous=True, counted=True, for_=maybe("time"))
