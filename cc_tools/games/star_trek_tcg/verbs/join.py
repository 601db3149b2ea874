"""`join`: into the landing party, from the bridge or the complement unless said (tcg.wild.guest)."""

from cc_tools.games.star_trek_tcg.lowering import befall
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    befall("join", effect, code)


JOIN = verb(
    "join",
    one("card"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    lower=_lower,
)
