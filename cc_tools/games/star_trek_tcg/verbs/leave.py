"""`leave`: out of the landing party and home, back at the moment named."""

from cc_tools.language.signature import maybe, one, verb

LEAVE = verb("leave", one("card"), event=maybe("card"), binds="card", to=maybe("time"))
