"""`duty-slots`: the number of duty officers (of that kind) changes by so many, or is so many."""

from cc_tools.language.signature import maybe, one, verb

DUTY_SLOTS = verb("duty-slots", one("number", bare=True), signed=True, continuous=True, counted=True, for_=maybe("card"))
