"""`remove`: tokens go home, resources to the supply (kw.remove-away-team)."""

from cc_tools.language.signature import maybe, one, verb

REMOVE = verb("remove", one("token", "resource"), event=maybe("token", "resource"), binds="number", counted=True, harms=True, from_=one("card", "zone"))
