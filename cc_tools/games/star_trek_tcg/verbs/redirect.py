"""`redirect`: another target for the action under way (tcg.resolve.redirect)."""

from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query, Things
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    target = argument(effect, "to")
    assert target is not None
    things = code.things(target, effect.verb)
    code.add(Note("target", things))
    code.done(Query("some", (things,)))


def _presupposes(effect: Effect, code: Code) -> None:
    """Somebody else at whom the action may be aimed."""
    target = argument(effect, "to")
    assert target is not None
    code.let(Things(target), "others", needs=1, verb=effect.verb)


REDIRECT = verb(
    "redirect",
    one("operation"),
    to=one("card"),
    lower=_lower,
    presupposes=_presupposes,
)
