"""`restore`: a card back to normal and to where it was, with the counters it had (tcg.state.normal)."""

from cc_tools.games.star_trek_tcg.lowering import befall
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    befall("restore", effect, code)


RESTORE = verb(
    "restore",
    one("card"),
    event=maybe("card"),
    binds="card",
    lower=_lower,
)
