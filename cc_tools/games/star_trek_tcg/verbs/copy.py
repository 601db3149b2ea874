"""`copy`: this card gets the action or ratings of another (tcg.rating.special)."""

from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Query, Things, Turn
from cc_tools.model.tree import Effect, NounPhrase

RATINGS = ("combat", "humanity", "logic")


def _lower(effect: Effect, code: Code) -> None:
    """The ratings that the other card prints, and every action of it besides the own ones."""
    noun = effect.object
    of = phrases.behind(noun, "of") if isinstance(noun, NounPhrase) else None
    assert isinstance(noun, NounPhrase) and of is not None
    this, other = code.let(Query("only", (Query("this"),)), "this"), code.let(Things(of), "other", needs=1)
    if phrases.says(noun, "action"):
        code.add(Turn(this, "actions", Query("actions-of", (other,))))
    for name in RATINGS:
        if phrases.says(noun, name, "ratings"):
            code.add(Turn(this, f"rating {name}", Query("rating-of", (other, name))))


COPY = verb("copy", one("operation", "number"), lower=_lower)
