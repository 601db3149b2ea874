"""`double`: ratings count twice as much."""

from cc_tools.language.signature import maybe, one, verb

DOUBLE = verb("double", one("number"), continuous=True, for_=maybe("time"))
