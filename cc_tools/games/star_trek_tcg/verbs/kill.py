"""`kill`: removed from the game, its counters to the stores (tcg.state.killed)."""

from cc_tools.games.star_trek_tcg.lowering import befall
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    befall("kill", effect, code)


KILL = verb(
    "kill",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    lower=_lower,
)
