"""`must`: where it is among the choices it has to be taken."""

from cc_tools.games.star_trek_tcg.lowering import begins, unwritten
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, verb
from cc_tools.model.tree import Effect, VerbPhrase

BINDING = frozenset({"pick", "join", "target", "select"})
"""The verbs that may be compulsory (tcg.party.source, tcg.party.enterprise, tcg.resolve.target)."""


def _lower(effect: Effect, code: Code) -> None:
    if not isinstance(effect.object, VerbPhrase) or not BINDING.issuperset(effect.object.verbs):
        raise unwritten(effect, "this deed")
    begins(effect, code)


MUST = verb(
    "must",
    maybe("attribute", "card", "resource"),
    deeds=True,
    continuous=True,
    by=maybe("operation", "attribute", "card"),
    for_=maybe("time"),
    lower=_lower,
)
