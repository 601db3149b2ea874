"""`dismiss`: from play to the owner's discard pile (kw.dismiss).

    ATTACK PLAY: dismiss opponent duty-officer
    ACTION PLAY: dismiss (deployed ship)/duty-officer as $d, log $d -> enlist person from development

`per`, `plus` and `max` multiply the number. It may name the cards, harms the player whose cards they are, and is an
event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    code.relocate(effect.verb, things, "discard", owner="owner", kept=things)


DISMISS = verb(
    "dismiss",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
    places=True,
    lower=_lower,
)
