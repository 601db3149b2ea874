"""`cancel`: the event of `when would`; `cancel result` what the action just resolved did."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, verb
from cc_tools.model.instructions import Cancel
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    if effect.object is not None:
        raise unwritten(effect, "a result")
    code.add(Cancel())


CANCEL = verb(
    "cancel",
    maybe("effect"),
    lower=_lower,
)
