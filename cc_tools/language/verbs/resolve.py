"""`resolve`: carry out a card or an operation that lies elsewhere.

    ROW: resolve top 1 from deck
    REACTION after resolve operation with latinum cost: gain 1 glory

`with` narrows an operation by its costs. It names nothing; it is an event, and no cost.
"""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    code.add(Call("resolve-cards", (("%cards", code.objects(effect)),)))

RESOLVE = verb(
    "resolve",
    one("card", "operation"),
    event=maybe("card", "operation"),
    pays=False,
    lower=_lower,
    from_=maybe("zone"),
    with_=maybe("cost"),
)
