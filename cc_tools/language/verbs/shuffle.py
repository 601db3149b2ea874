"""`shuffle`: bring a deck into random order.

    PLAY: shuffle deck

It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Query, Quoted, Shuffle
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    code.add(Shuffle(Query("areas-of", (Quoted(effect.object),))))


SHUFFLE = verb("shuffle", one("zone"), pays=False, lower=_lower)
