"""`promote`: a Person to a Duty Officer's slot (kw.promote).

    PLAY: promote person from hand/staging

From hand unless `from` says where. It may name the cards, is an event, and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """From hand or Discard pile it is put into play besides (kw.promote.4)."""
    things = picked(effect, code)
    fresh = code.let(Query("fresh", (things,)), "fresh")
    code.relocate(effect.verb, things, "duty", owner="owner", kept=things)
    code.add(Emit(Happening("put-into-play", Query("both-in", (things, fresh)))))


PROMOTE = verb(
    "promote",
    one("card"),
    event=maybe("card"),
    binds="card",
    pays=False,
    from_=maybe("zone"),
    places=True,
    lower=_lower,
)
