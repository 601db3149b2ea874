"""`refresh`: turn a card upright (kw.refresh).

    ACTION PLAY: refresh ship/cargo

Of cards in play unless `from` says where. It may name the cards, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

REFRESH = verb("refresh", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
