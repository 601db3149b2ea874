"""`move`: resources or tokens from one card or place to another."""

from cc_tools.language.signature import maybe, one, verb

MOVE = verb("move", one("resource", "token"), binds="number", counted=True, from_=one("card", "zone"), to=one("card", "zone"))
