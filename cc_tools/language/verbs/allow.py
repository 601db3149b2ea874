"""`allow`: makes a deed possible that otherwise is not."""

from cc_tools.language.signature import maybe, one, verb

ALLOW = verb("allow", one("deed"), continuous=True, to=maybe("card", "zone"), from_=maybe("card", "zone"), for_=maybe("time"))
