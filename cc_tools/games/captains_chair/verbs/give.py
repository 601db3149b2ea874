"""`give`: a card to the opponent's hand (kw.give)."""

from cc_tools.language.signature import maybe, one, verb

GIVE = verb("give", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone"))
