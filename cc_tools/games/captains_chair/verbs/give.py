"""`give`: a card to the opponent's hand (kw.give).

    ATTACK PLAY: give incident

From hand unless `from` says where. It may name the cards, acts against the opponent, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Let, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """The opponent takes what is given (kw.give.3)."""
    things = picked(effect, code)
    code.relocate(effect.verb, things, "hand", owner=Query("opponent"), kept=things)
    code.add(Emit(Happening("take", things, target="hand", who=Query("opponent"))))


def _ignored(effect: Effect, code: Code) -> None:
    """An Incident that would be given goes under the Incident deck instead (attack.8)."""
    things = picked(effect, code)
    code.add(Let(things, things, verb="return"))
    code.relocate("return", things, "incident-deck", position="bottom", kept=things)


GIVE = verb(
    "give",
    one("card"),
    event=maybe("card"),
    binds="card",
    attacks=True,
    from_=maybe("zone"),
    places=True,
    lower=_lower,
    ignored=_ignored,
)
