"""`return`: an Incident under the Incident deck (kw.return-incident)."""

from cc_tools.language.signature import maybe, one, verb

RETURN = verb("return", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"))
