"""`soften`: the result of the flip under way goes down one step (tcg.flip.reduce)."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect


def _lower(_effect: Effect, code: Code) -> None:
    code.add(Note("flip-result", Query("softened")))


def _presupposes(_effect: Effect, code: Code) -> None:
    """A result that does something."""
    code.let(Query("hard-result"), "result", needs=1)


SOFTEN = verb(
    "soften",
    lower=_lower,
    presupposes=_presupposes,
)
