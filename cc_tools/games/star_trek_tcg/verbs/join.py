"""`join`: into the landing party, from the bridge or the complement unless said (tcg.wild.guest)."""

from cc_tools.games.star_trek_tcg.lowering import befall
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Let
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """What a step names joins; without a name the ship does not (tcg.party.enterprise)."""
    noun = effect.object
    if isinstance(noun, NounPhrase) and (phrases.by_name(noun) or pointed(noun)):
        code.add(Let("%named", 1))
    befall("join", effect, code)


JOIN = verb(
    "join",
    one("card"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    lower=_lower,
)
