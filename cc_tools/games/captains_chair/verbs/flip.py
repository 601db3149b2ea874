"""`flip`: turn a card with two faces over.

    PLAY: flip this

It names nothing, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Query, Turn
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    with code.each(things, code.name("one")) as one:
        code.add(Turn(Query("only", (one,)), "face", Query("other-face", (one,))))
    code.add(Emit(Happening(effect.verb, things)))


FLIP = verb("flip", one("card"), event=maybe("card"), lower=_lower)
