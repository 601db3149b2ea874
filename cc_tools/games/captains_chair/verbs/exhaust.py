"""`exhaust`: turn a card sideways (kw.exhaust).

    ACTION PLAY: exhaust captain -> draw 2

Of cards in play unless `from` says where. It may name the cards, harms the player whose cards they are, and is an
event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.lowering.turning import turned
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    turned(effect, code, "exhausted", 1)


EXHAUST = verb(
    "exhaust",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    from_=maybe("zone"),
    lower=_lower,
)
