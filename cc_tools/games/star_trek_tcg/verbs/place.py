"""`place`: counters from the stores onto cards, up to their cap (tcg.xc.cap)."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import XC, certain, counters, place as placed
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.verbs import place
from cc_tools.model.instructions import Change, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = code.let(placed(effect, code, argument(effect, "on")), "things", needs=1)
    with code.each(things, code.name("card")) as one:
        code.add(Change(one, XC, Query("least", (counters(effect, one), Query("room", (one,))))))


def _presupposes(effect: Effect, code: Code) -> None:
    """Room on the card, where there is no choice of it."""
    card = certain(effect, code, argument(effect, "on"))
    if card is not None:
        code.let(Query("room", (Query("first-of", (card,)),)), "room", needs=1)


PLACE = replace(place.PLACE, lower=_lower, presupposes=_presupposes)
