"""`neutralize`: out of the landing party, neutralized (tcg.state.neutralized)."""

from cc_tools.games.star_trek_tcg.lowering import befall
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    befall("neutralize", effect, code)


NEUTRALIZE = verb(
    "neutralize",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    lower=_lower,
)
