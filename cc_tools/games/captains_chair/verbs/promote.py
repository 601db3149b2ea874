"""`promote`: a Person to a Duty Officer slot (kw.promote)."""

from cc_tools.language.signature import maybe, one, verb

PROMOTE = verb("promote", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"))
