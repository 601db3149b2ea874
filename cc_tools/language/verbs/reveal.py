"""`reveal`: show cards, or a whole zone, to the other player.

    ATTACK PLAY: opponent reveal hand
    PLAY: reveal card from hand as $r

It may name the cards, harms the player whose cards are shown, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked
from cc_tools.language.lowering.code import Code, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Let, Query, Quoted, Show
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    if effect.object.sort == "zone":
        things = bound(effect) or code.name("shown")
        code.add(Let(things, Query("cards-of", (Quoted(effect.object),))))
        code.done()
    else:
        things = picked(effect, code)
    code.add(Show(things), Emit(Happening(effect.verb, things)))


REVEAL = verb(
    "reveal",
    one("card", "zone"),
    event=maybe("card"),
    binds="card",
    harms=True,
    from_=maybe("zone", given={"zone": ()}),
    lower=_lower,
)
