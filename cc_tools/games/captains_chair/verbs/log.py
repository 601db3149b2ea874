"""`log`: a card under the captain (kw.log)."""

from cc_tools.language.signature import maybe, one, verb

LOG = verb("log", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone", "card"))
