"""`destroy`: a card to the box (kw.destroy).

    PLAY: destroy card from development
    ATTACK PLAY: destroy neutral location without compensation

`without compensation` pays no Glory for tokens that go with a Location. It may name the cards, harms the player
whose they are, acts against the opponent where a Location is nobody's, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    things = picked(effect, code)
    code.relocate(effect.verb, things, "box", owner="owner", kept=things)


DESTROY = verb(
    "destroy",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    attacks=True,
    from_=maybe("zone"),
    without=maybe("cost"),
    places=True,
    lower=_lower,
)
