"""`double`: the ratings that a card has of itself count twice as much."""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

DOUBLE = verb("double", one("number"), continuous=True, for_=maybe("time"), lower=begins)
