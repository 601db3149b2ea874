"""`use`: resolve the action under way with a rating, or use an ability now (tcg.resolve.redirect, tcg.effect.side)."""

from cc_tools.games.star_trek_tcg.lowering import FREE
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Note, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The side of who acts uses that rating for this action; or who acts uses one of the abilities named."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if noun.sort == "number":
        code.add(Note("using", Query("using-with", (phrases.first_word(noun),))))
        return
    free, taken = 1 if argument(effect, "without") is not None else None, code.name("taken")
    code.add(Ask(taken, "action", Query("abilities", (Quoted(noun), free)), needs=1))
    address = code.let(Query("address-of", (taken,)), "address")
    code.add(Call(address, (("this", Query("copy-of", (taken,))), (FREE, free))))


USE = verb(
    "use",
    one("number", "attribute"),
    event=maybe("attribute", "operation"),
    without=maybe("cost", aside=True),
    standing=True,
    lower=_lower,
)
