"""`restore`: a card back to normal and to where it was, with the counters it had."""

from cc_tools.language.signature import maybe, one, verb

RESTORE = verb("restore", one("card"), event=maybe("card"), binds="card")
