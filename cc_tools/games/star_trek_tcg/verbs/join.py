"""`join`: into the landing party, from the bridge or the complement unless said (tcg.wild.guest)."""

from cc_tools.language.signature import maybe, one, verb

JOIN = verb("join", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
