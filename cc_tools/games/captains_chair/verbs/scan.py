"""`scan`: look at so many cards of a market deck and gain one of them or the face-up one (kw.scan)."""

from cc_tools.language.signature import maybe, one, verb

SCAN = verb("scan", one("card"), event=maybe("card"), binds="card", counted=True, including=maybe("zone"), to=maybe("zone"))
