"""`find`: search the zones named, show the card and take it to hand (kw.find)."""

from cc_tools.language.signature import maybe, one, verb

FIND = verb("find", one("card"), binds="card", in_=maybe("zone"))
