"""`discard`: cards to their owner's discard pile (kw.discard).

    PLAY: discard 1..3 person as $p -> send 1 away-team to same location per $p
    ATTACK PLAY: discard top 2 from opponent deck

From hand unless `from` names another zone. `per`, `plus` and `max` multiply it. It may name the cards, harms the
player whose cards they are, and is an event (`after discard card`).
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    code.relocate(effect.verb, things, "discard", owner="owner", kept=things)


DISCARD = verb(
    "discard",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
    places=True,
    lower=_lower,
)
