"""`abandon`, `complete`: the episode ends by force (tcg.abandon.result)."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, verb
from cc_tools.model.instructions import Note
from cc_tools.model.tree import Effect


def _lower(_effect: Effect, code: Code) -> None:
    code.add(Note("abandoned", 1))


ABANDON = verb(
    "abandon",
    event=maybe("time"),
    lower=_lower,
)
COMPLETE = verb("complete", step=False, event=maybe("time"))
