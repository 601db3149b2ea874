"""`trigger`: resolve that operation, or begin the closing sequence (kw.trigger).

    PLAY: trigger control of controlled location
    EMPTIED: trigger game-end

It names nothing, is no event and no cost.
"""

from cc_tools.language.lowering.code import Code, chosen
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Ask, Call, Let, Query, Things
from cc_tools.model.tree import Effect, NounPhrase, Qualifier, Word


def _lower(effect: Effect, code: Code) -> None:
    """The Location, where several have such an operation; nothing but that operation is resolved."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    of = next((one.noun for one in noun.attached if isinstance(one, Qualifier) and one.preposition == "of"), None)
    if of is None:
        code.add(Call("trigger-end"))
        return
    kind = next(atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)).upper()
    card = code.name("card")
    options = Query("with-operation", (Things(of), kind))
    code.add(Ask(card, "trigger", options) if chosen(of) else Let(card, options))
    with code.when(Query("some", (card,))):
        code.add(Call(Query("program-of", (card, kind)), (("this", card),)))
    code.done(Query("some", (card,)))


TRIGGER = verb("trigger", one("operation", "ending"), pays=False, lower=_lower)
