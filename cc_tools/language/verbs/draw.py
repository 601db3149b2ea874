"""`draw`: cards to the hand, from the top of the deck unless the operation says otherwise (kw.draw)."""

from cc_tools.language.signature import maybe, one, verb

DRAW = verb("draw", one("card", bare=True), event=maybe("card"), binds="card", counted=True, from_=maybe("zone", "card"))
