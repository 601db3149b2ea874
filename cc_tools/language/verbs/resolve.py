"""`resolve`: carry out a card or an operation that lies elsewhere."""

from cc_tools.language.signature import maybe, one, verb

RESOLVE = verb("resolve", one("card", "operation"), event=maybe("card", "operation"), from_=maybe("zone"), with_=maybe("cost"))
