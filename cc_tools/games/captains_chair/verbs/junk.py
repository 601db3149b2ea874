"""`junk`: a card to the junk pile (kw.junk).

    PLAY: junk card
    PLAY: junk top 1 from incident-deck

From the market unless `from` says where. It may name the cards, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    code.relocate(effect.verb, things, "junk", owner="owner", kept=things)


JUNK = verb("junk", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"), places=True, lower=_lower)
