"""`duplicate`: resolve a copy of an operation of another card (kw.duplicate).

    PLAY: duplicate play of ally in market
    REACTION after play @utilize: duplicate another play of it

It names nothing, is an event and no cost.
"""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The card, where several have such an operation; then the operation by its number, where it has several."""
    assert isinstance(effect.object, NounPhrase)
    card, phrase = code.name("card"), Quoted(effect.object)
    code.add(Ask(card, "duplicate", Query("duplicable", (phrase,))))
    with code.when(Query("some", (card,))):
        operations = code.let(Query("duplicates-on", (phrase, card)), "operations")
        code.add(Call("duplicate", (("%card", card), ("%operations", operations))))
    code.done(Query("some", (card,)))


DUPLICATE = verb("duplicate", one("operation"), event=maybe("operation"), pays=False, lower=_lower)
