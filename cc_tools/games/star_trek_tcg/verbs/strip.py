"""`strip`: takes attributes, actions, abilities, a cost or the text away."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

STRIP = verb("strip", one("attribute", "operation", "cost"), continuous=True, for_=maybe("time"), lower=begins)
