"""`junk`: a card to the junk pile (kw.junk).

    PLAY: junk card
    PLAY: junk top 1 from incident-deck

From the market unless `from` says where. It may name the cards, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

JUNK = verb("junk", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
