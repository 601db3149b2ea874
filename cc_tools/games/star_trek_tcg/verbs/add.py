"""`add`: icons for your side of the icon draw under way (tcg.effect.side)."""

from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Ask, Note, Query, Quoted, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """Icons for the side of who acts; a bare icon is of any colour.

    The colour of a rating is that of the card named; who acts chooses where several ratings are the highest.
    """
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    icon: Value = phrases.first_word(noun)
    rating = phrases.behind(noun, "of")
    if rating is not None:
        icon = code.name("rating")
        code.add(Ask(icon, "rating", Query("ratings", (Quoted(rating),))))
    code.add(Note("added", Query("added-with", (icon, code.let(code.amount(effect), "count")))))


ADD = verb(
    "add",
    one("icon"),
    counted=True,
    lower=_lower,
)
