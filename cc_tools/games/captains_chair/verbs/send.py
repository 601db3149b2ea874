"""`send`: away teams to a Location (kw.send)."""

from cc_tools.language.signature import maybe, one, verb

SEND = verb("send", one("token"), event=maybe("token"), binds="number", counted=True, harms=True, to=one("card"), ignoring=maybe("card", aside=True))
