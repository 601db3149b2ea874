"""`set`: fix ratings at that moment (tcg.rating.special)."""

from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Amount, Things, Turn
from cc_tools.model.tree import Effect, NounPhrase

RATINGS = ("combat", "humanity", "logic")


def _lower(effect: Effect, code: Code) -> None:
    """Each rating named is fixed at this moment (tcg.rating.special)."""
    noun, to = effect.object, argument(effect, "to")
    assert isinstance(noun, NounPhrase) and to is not None
    of = phrases.behind(noun, "of")
    assert of is not None
    number = code.let(Amount(1, to) if to.groups else Amount(to.quantity.low or 0 if to.quantity else 0), "number")
    things = code.let(Things(of), "things")
    for name in [word for word in RATINGS if word in phrases.words(noun)] or RATINGS:
        code.add(Turn(things, f"rating {name}", number))


SET = verb(
    "set",
    one("number"),
    to=one("number", bare=True),
    lower=_lower,
)
