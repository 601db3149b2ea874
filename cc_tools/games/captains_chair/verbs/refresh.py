"""`refresh`: turn a card upright (kw.refresh)."""

from cc_tools.language.signature import maybe, one, verb

REFRESH = verb("refresh", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"))
