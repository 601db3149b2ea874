"""`destroy`: a card to the box (kw.destroy)."""

from cc_tools.language.signature import maybe, one, verb

DESTROY = verb("destroy", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"), without=maybe("cost"))
