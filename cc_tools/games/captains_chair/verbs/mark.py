"""`mark`: put a mark on a trait of the crew board (crew.khan.6)."""

from cc_tools.language.signature import maybe, one, verb

MARK = verb("mark", one("attribute"), event=maybe("attribute"), binds="attribute")
