"""`discard`: cards to the discard pile, from hand unless the operation says otherwise (kw.discard)."""

from cc_tools.language.signature import maybe, one, verb

DISCARD = verb("discard", one("card"), event=maybe("card"), binds="card", counted=True, harms=True, from_=maybe("zone", "card"))
