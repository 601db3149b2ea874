"""`cancel`: the event of `when would`; `cancel result` what the action just resolved did."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, verb
from cc_tools.model.instructions import Call, Cancel
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    if effect.object is None:
        code.add(Cancel())
    elif isinstance(effect.object, NounPhrase) and phrases.says(effect.object, "result"):
        code.add(Call("cancel-result"))
    else:
        raise unwritten(effect, "this effect")


CANCEL = verb(
    "cancel",
    maybe("effect"),
    lower=_lower,
)
