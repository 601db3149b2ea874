"""`put`: a card goes to a place, from hand unless said; to play, a wild that was played stays on the table."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import HAND, cards
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument, pointed
from cc_tools.language.verbs import put
from cc_tools.model.instructions import Let, Query, Turn
from cc_tools.model.tree import Effect, NounPhrase, Qualifier


def _lower(effect: Effect, code: Code) -> None:
    noun, zone, general = effect.object, argument(effect, "to"), put.PUT.lower
    assert isinstance(noun, NounPhrase) and general is not None
    if phrases.says(zone, "complement"):
        code.add(Let("%enlists", 1))
    if phrases.says(zone, "play"):
        things = cards(effect, code)
        code.add(Turn(things, "kept", 1))
        code.done(Query("some", (things,)))
    elif argument(effect, "from") is None and not pointed(noun):
        general(replace(effect, arguments=(*effect.arguments, Qualifier("from", HAND))), code)
    else:
        general(effect, code)


PUT = replace(put.PUT, lower=_lower)
