"""`look`: see the top cards of a deck; they stay there until a later step moves them."""

from cc_tools.language.signature import maybe, one, verb

LOOK = verb("look", one("card"), binds="card", from_=maybe("zone"))
