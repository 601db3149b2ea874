"""`log`: a card under the captain (kw.log).

    PLAY: log this
    PLAY: log person from hand/discard

From hand unless `from` says where. It may name the cards, harms the player whose cards they are, and is an event.
"""

from __future__ import annotations

from cc_tools.games.captains_chair.zones import outside_staging
from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code, outside_staging(effect))
    code.relocate(effect.verb, things, "log", owner="owner", kept=things)


LOG = verb(
    "log", one("card"), event=maybe("card"), binds="card", harms=True, from_=maybe("zone"), places=True, lower=_lower
)
