"""`score`: points in final scoring."""

from cc_tools.language.signature import maybe, one, verb

SCORE = verb("score", one("number", bare=True), event=maybe("card"), counted=True, signed=True)
