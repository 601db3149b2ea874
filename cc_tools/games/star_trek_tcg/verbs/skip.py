"""`skip`: leave out what lies between."""

from cc_tools.language.signature import one, verb

SKIP = verb("skip", to=one("time"))
