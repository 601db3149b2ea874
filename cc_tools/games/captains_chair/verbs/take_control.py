"""`take-control`: of a Location (kw.take-control, kw.secured).

    PLAY: take-control secured neutral location
    PLAY: take-control top location
    PLAY: take-control 1 of $l

`without` waives parts of the cost. It may name the Locations, harms where the opponent loses one, is an event, and
no cost.
"""

from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Let, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The Location, where there are several; all the rest follows by itself."""
    assert isinstance(effect.object, NounPhrase)
    places = code.things(effect.object, effect.verb)
    name = bound(effect) or code.name("taken")
    code.add(Let(name, ()))
    uncompensated = int(argument(effect, "without") is not None)
    given = (("%things", places), ("%uncompensated", uncompensated))
    code.add(Call("take-control", given, (("%taken", name),)))
    code.done(Query("some", (name,)))


TAKE_CONTROL = verb(
    "take-control",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    pays=False,
    lower=_lower,
    without=maybe("cost"),
)
