"""`refresh`: turn a card upright (kw.refresh).

    ACTION PLAY: refresh ship/cargo

Of cards in play unless `from` says where. It may name the cards, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.lowering.turning import turned
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    turned(effect, code, "exhausted", None)


REFRESH = verb("refresh", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"), lower=_lower)
