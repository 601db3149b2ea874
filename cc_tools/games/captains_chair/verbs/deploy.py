"""`deploy`: a card to the Fleet Area (kw.deploy)."""

from cc_tools.language.signature import maybe, one, verb

DEPLOY = verb("deploy", one("card"), event=maybe("card"), binds="card", from_=maybe("zone", "card"))
