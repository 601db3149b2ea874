"""`find`: search zones of your own for a card, show it and take it to hand (kw.find).

    PLAY: find klingon
    PLAY: find up to 3 person except reserve
    PLAY: find card in deck as $f; log $f

It searches every zone that the game names as the default, unless `in` says which ones, or `except` leaves one out.
It may name the cards and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import without
from cc_tools.language.lowering.code import Code, argument, bound, bounds
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Let, Move, Query, Quoted, Show, Shuffle, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """What is found is shown, remembered with where it lay, and goes to hand; decks searched are shuffled (kw.find)."""
    noun, zone, found = effect.object, argument(effect, "in"), bound(effect) or code.name("found")
    assert isinstance(noun, NounPhrase) and zone is not None
    low, high = bounds(noun.quantity)
    code.add(
        Let(found, ()),
        Ask(found, effect.verb, Things(noun, zone), low, high, needs=low, shown=True),
        Let("%found", Query("whereabouts", (found,))),
        Show(found),
        Move(Query("outside", (found, "hand")), effect.verb, "hand"),
        Shuffle(Query("searched", (Quoted(without(zone, noun)),))),
        Emit(Happening(effect.verb, found)),
    )


FIND = verb("find", one("card"), binds="card", in_=maybe("zone", claims=True), places=True, lower=_lower)
