"""`take-control`: of a Location (kw.take-control)."""

from cc_tools.language.signature import maybe, one, verb

TAKE_CONTROL = verb("take-control", one("card"), event=maybe("card"), binds="card", harms=True, without=maybe("cost"))
