"""`swap`: two cards change places.

    PLAY: swap card in junk with same-suit card in market

`with` is needed. It may name the first card, and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import picked, zone_of, zone_word
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Let, Move, Query, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The first card goes to the other's place before that one leaves it, so that no gap is filled in between."""
    other = argument(effect, "with")
    assert other is not None and isinstance(effect.object, NounPhrase)
    here, there = zone_of(effect.object), zone_of(other)
    assert here is not None and there is not None
    first, second = picked(effect, code), code.name("second")
    code.add(Let("%suits", Query("suits", (first,))), Ask(second, "swap-with", Things(other)))
    with code.when(Query("some", (second,))):
        code.add(
            Move(first, effect.verb, zone_word(there)),
            Move(second, effect.verb, zone_word(here)),
            Emit(Happening(effect.verb, Query("joined", (first, second)))),
        )


SWAP = verb("swap", one("card"), binds="card", with_=one("card"), places=True, lower=_lower)
