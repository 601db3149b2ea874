"""`defer`: the target is picked after the icon is seen (tcg.flip.target)."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect

SEVERAL = 2
"""Among so few there is nothing to pick."""


def _lower(_effect: Effect, code: Code) -> None:
    code.add(Note("deferred", 1))


def _presupposes(_effect: Effect, code: Code) -> None:
    """A flip whose target is picked, and among several."""
    code.let(Query("flip-choices"), "choices", needs=SEVERAL)


DEFER = verb(
    "defer",
    one("card"),
    lower=_lower,
    presupposes=_presupposes,
)
