"""`reorder`: cards looked at go back on top or to the bottom of their deck, in any order.

    PLAY: look top 3 location as $l; reorder $l

It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import BOTTOM, in_order, picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Ask, Let, Move, Query, Size
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """First which cards go to the bottom, in the order picked; then the others on top, what goes first lowest."""
    things, low = picked(effect, code), code.name("low")
    code.add(Ask(low, "bottom", things, 0, Size(things)), Let(things, Query("minus", (things, low))))
    with code.each(low, code.name("one")) as one:
        code.add(Move(Query("only", (one,)), effect.verb, position=BOTTOM))
    with in_order(code, things) as one:
        code.add(Move(one, effect.verb))


REORDER = verb("reorder", one("card"), pays=False, lower=_lower)
