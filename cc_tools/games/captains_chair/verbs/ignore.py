"""`ignore`: the harmful part of an attack, or a requirement or thing for a verb, does not count."""

from cc_tools.language.signature import maybe, one, verb

IGNORE = verb("ignore", one("effect", "requirement", "card"), continuous=False, for_=maybe("deed"), to=maybe("card"))
