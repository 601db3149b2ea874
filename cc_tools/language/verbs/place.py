"""`place`: resources from the supply, or the card or pool named, onto a card (kw.place)."""

from cc_tools.language.signature import maybe, one, verb

PLACE = verb("place", one("resource", "token"), event=maybe("resource"), binds="number", counted=True, from_=maybe("card", "zone"), on=one("card", "zone", claims=True))
