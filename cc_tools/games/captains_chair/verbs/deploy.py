"""`deploy`: a card to the Fleet Area (kw.deploy).

    ACTION PLAY: deploy this

It stays where it is taken from unless `from` says where to look. It may name the cards, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

DEPLOY = verb("deploy", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
