"""`move`: counters from a card or power base to another."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import XC, counters, place
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.verbs import move
from cc_tools.model.instructions import Change, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """As many as there are, and as fit under the cap."""
    source = code.let(place(effect, code, argument(effect, "from")), "source", needs=1)
    target = code.let(place(effect, code, argument(effect, "to")), "target", needs=1)
    here, there = Query("first-of", (source,)), Query("first-of", (target,))
    fits = Query("least", (counters(effect, here), Query("least", (Query("all-on", (here,)), Query("room", (there,))))))
    number = code.let(fits, "number")
    code.add(Change(here, XC, number, sign=-1), Change(there, XC, number))


MOVE = replace(move.MOVE, lower=_lower)
