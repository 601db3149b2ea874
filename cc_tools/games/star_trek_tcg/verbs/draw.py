"""`draw`: to hand; `to hand-size` fills the hand, and a number before it stops there (tcg.draw.full,
tcg.draw.over).
"""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language.lowering.code import MANY, Code, argument
from cc_tools.language.signature import maybe, verb
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    if effect.bind is not None:
        raise unwritten(effect, "a name")
    count = MANY if effect.object is None else code.let(code.amount(effect), "count")
    limited = Query("hand-limits") if argument(effect, "to") is not None else 0
    code.add(Call("draw-cards", (("%count", count), ("%limited", limited))))


def _presupposes(effect: Effect, code: Code) -> None:
    """Room in the hand, where that limits what is drawn."""
    if argument(effect, "to") is not None:
        count = MANY if effect.object is None else code.let(code.amount(effect), "count")
        code.let(Query("drawable", (count, Query("hand-limits"))), "room", needs=1)


DRAW = verb(
    "draw",
    maybe("card", bare=True),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone", "card"),
    to=maybe("number"),
    lower=_lower,
    presupposes=_presupposes,
)
