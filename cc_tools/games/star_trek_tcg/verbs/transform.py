"""`transform`: a card becomes one of that type, with its ratings; the block is carried out when it is beaten."""

from cc_tools.language.signature import maybe, one, verb

TRANSFORM = verb("transform", one("card"), binds="card", block="optional", to=one("card"), for_=maybe("time"))
