"""`log`: a card under the captain (kw.log).

    PLAY: log this
    PLAY: log person from hand/discard

From hand unless `from` says where. It may name the cards, harms the player whose cards they are, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

LOG = verb("log", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone"))
