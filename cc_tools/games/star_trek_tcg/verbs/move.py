"""`move`: counters from a card or power base to another."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import XC, certain, counters, place
from cc_tools.language.lowering.code import Code, argument, bounds
from cc_tools.language.verbs import move
from cc_tools.model.instructions import Ask, Change, Let, Name, Query, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """As many as there are, and as fit under the cap; of a range who acts says how many."""
    source = code.let(place(effect, code, argument(effect, "from")), "source", needs=1)
    code.add(Let("it@place", source))
    target = code.let(place(effect, code, argument(effect, "to")), "target", needs=1)
    code.add(Let("it@place", None))
    here, there = Query("first-of", (source,)), Query("first-of", (target,))
    most = code.let(Query("least", (Query("all-on", (here,)), Query("room", (there,)))), "most")
    number = _number(effect, code, here, most)
    code.add(Change(here, XC, number, sign=-1), Change(there, XC, number))


def _number(effect: Effect, code: Code, here: Value, most: Name) -> Name:
    assert isinstance(effect.object, NounPhrase)
    low, high = bounds(effect.object.quantity)
    if low == high or effect.object.quantity is None or effect.object.quantity.form == "all":
        return code.let(Query("least", (counters(effect, here), most)), "number")
    number = code.name("number")
    code.add(Ask(number, "number", Query("numbers", (low, Query("least", (high, most))))))
    return number


def _presupposes(effect: Effect, code: Code) -> None:
    """Counters that can go, where there is no choice from where and to where."""
    source, target = (certain(effect, code, argument(effect, word)) for word in ("from", "to"))
    if source is None or target is None:
        return
    here, there = Query("first-of", (source,)), Query("first-of", (target,))
    code.let(Query("least", (Query("all-on", (here,)), Query("room", (there,)))), "most", needs=1)


MOVE = replace(move.MOVE, lower=_lower, presupposes=_presupposes)
