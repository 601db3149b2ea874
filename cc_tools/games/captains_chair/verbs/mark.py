"""`mark`: put a mark on a trait of the crew board (crew.khan.6).

    PLAY: mark trait of it
    PLAY: mark trait

Alone it marks any trait there. It may name the trait, is an event, and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Query, Things, Turn, Value
from cc_tools.model.tree import Effect, NounPhrase, Qualifier


def _lower(effect: Effect, code: Code) -> None:
    """A trait of the cards named, or any one, where the board has room for its mark."""
    noun, trait = effect.object, bound(effect) or code.name("trait")
    assert isinstance(noun, NounPhrase)
    of = next((one.noun for one in noun.attached if isinstance(one, Qualifier) and one.preposition == "of"), None)
    cards: Value = None if of is None else Things(of)
    code.add(Ask(trait, effect.verb, Query("markable", (cards,)), needs=1))
    with code.when(Query("some", (trait,))):
        code.add(Turn(Query("cards", ("board",)), "marks", Query("marks-with", (trait,))))
        code.add(Emit(Happening(effect.verb, words=trait, amount=1)))


MARK = verb("mark", one("attribute"), event=maybe("attribute"), binds="attribute", pays=False, lower=_lower)
