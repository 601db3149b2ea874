"""`defer`: the target is picked after the icon is seen (tcg.flip.target)."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note
from cc_tools.model.tree import Effect


def _lower(_effect: Effect, code: Code) -> None:
    code.add(Note("deferred", 1))


DEFER = verb(
    "defer",
    one("card"),
    lower=_lower,
)
