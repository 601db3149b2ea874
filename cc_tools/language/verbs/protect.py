"""`protect`: the deeds named pass these things by."""

from cc_tools.language.signature import maybe, one, verb

PROTECT = verb("protect", one("card", "resource", "token"), continuous=True, from_=one("deed"), for_=maybe("time"))
