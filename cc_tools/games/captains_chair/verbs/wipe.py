"""`wipe`: the market or neutral Locations are cleared and filled anew (kw.wipe).

    PLAY: wipe market
    PLAY: wipe all neutral location where have no token at it

It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Let, Query, Quoted, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The Market goes to the Junk pile slot by slot, neutral Locations to the box (stardate.resolve)."""
    noun, things = effect.object, code.name("things")
    assert isinstance(noun, NounPhrase)
    if noun.sort == "zone":
        code.add(Let(things, Query("cards-of", (Quoted(noun),))))
        code.relocate(effect.verb, things, "junk", kept=things)
    else:
        code.add(Let(things, Things(noun)))
        code.relocate(effect.verb, things, "box", kept=things)


WIPE = verb("wipe", one("zone", "card"), pays=False, lower=_lower)
