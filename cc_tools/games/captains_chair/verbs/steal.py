"""`steal`: resources from the opponent's pool to yours (kw.steal)."""

from cc_tools.language.signature import maybe, one, verb

STEAL = verb("steal", one("resource"), event=maybe("resource"), binds="number", counted=True, harms=True)
