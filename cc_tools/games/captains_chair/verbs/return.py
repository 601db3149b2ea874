"""`return`: an Incident under the Incident deck (kw.return).

    PLAY: return up to 2 incident from hand/discard

From hand unless `from` says where. It may name the cards, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

RETURN = verb("return", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
