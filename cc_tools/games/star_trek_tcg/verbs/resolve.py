"""`resolve`: go through a phase again, or draw icons anew."""

from cc_tools.language.signature import maybe, one, verb

RESOLVE = verb("resolve", one("operation", "time", "card"), event=maybe("operation", "card"))
