"""`deploy`: a card to the Fleet Area (kw.deploy).

    ACTION PLAY: deploy this

It stays where it is taken from unless `from` says where to look. It may name the cards, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """What counts as taking control brings that event too (kw.considered.4)."""
    things = picked(effect, code)
    code.relocate(effect.verb, things, "fleet", owner="owner", kept=things)
    code.add(Emit(Happening("take-control", Query("deemed", (things, effect.verb, "take-control")))))


DEPLOY = verb("deploy", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"), places=True, lower=_lower)
