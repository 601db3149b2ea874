"""`recall`: from play to the hand (kw.recall)."""

from cc_tools.language.signature import maybe, one, verb

RECALL = verb("recall", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone", "card"))
