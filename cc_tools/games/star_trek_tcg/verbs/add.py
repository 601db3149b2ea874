"""`add`: icons for your side of the icon draw under way (tcg.effect.side)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """Icons for the side of who acts; a bare icon is of any colour (tcg.effect.side)."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if noun.attached:
        raise unwritten(effect, "the colour of a rating")
    code.add(Note("added", Query("added-with", (phrases.first_word(noun), code.let(code.amount(effect), "count")))))


ADD = verb(
    "add",
    one("icon"),
    counted=True,
    lower=_lower,
)
