"""`recrystallize`: Dilithium from the card that holds it to the pool (crew.burnham)."""

from cc_tools.language.signature import maybe, one, verb

RECRYSTALLIZE = verb("recrystallize", one("resource"), event=maybe("resource"), binds="number", counted=True)
