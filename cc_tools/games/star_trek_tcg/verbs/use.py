"""`use`: resolve the action under way with a rating, or use an ability now (tcg.resolve.redirect, tcg.effect.side)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The side of who acts uses that rating for this action."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if noun.sort != "number":
        raise unwritten(effect, "an ability")
    code.add(Note("using", Query("using-with", (phrases.first_word(noun),))))


USE = verb(
    "use",
    one("number", "attribute"),
    event=maybe("attribute", "operation"),
    without=maybe("cost", aside=True),
    standing=True,
    lower=_lower,
)
