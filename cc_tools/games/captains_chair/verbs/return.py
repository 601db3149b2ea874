"""`return`: an Incident under the Incident deck (kw.return).

    PLAY: return up to 2 incident from hand/discard

From hand unless `from` says where. It may name the cards, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    code.relocate(effect.verb, things, "incident-deck", owner="owner", position="bottom", kept=things)


RETURN = verb("return", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"), places=True, lower=_lower)
