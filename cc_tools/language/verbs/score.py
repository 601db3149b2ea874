"""`score`: points in final scoring.

    END: score 1 per 2 card in log
    END: score value of highest multiplier
    SPECIAL during scoring: score -1 per owned incident

`per` counts all cards of yours that score, unless it names a place; `plus` adds a second count, `max` caps the total.
A sign makes the points negative. As an event, `before score` is the moment before scoring. It names nothing and is no
cost.
"""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Let, Query, Things, Value
from cc_tools.model.tree import Effect, NounPhrase

POINTS = "%score"
"""The points of the operation so far."""


def _lower(effect: Effect, code: Code) -> None:
    noun = effect.object
    points: Value = Things(noun) if isinstance(noun, NounPhrase) and noun.groups else code.amount(effect)
    if effect.sign == "-":
        points = Query("negative", (points,))
    code.add(Let(POINTS, Query("sum", (POINTS, points))))

SCORE = verb(
    "score",
    one("number", bare=True),
    event=maybe("card"),
    counted=True,
    signed=True,
    pays=False,
    lower=_lower,
)
