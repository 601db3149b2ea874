"""`play`: play a card now, from hand or beside the table (tcg.mission.one, tcg.default.use)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase

PLACES = frozenset({"mission", "plot", "discovery"})
"""The places of an episode, which the types of the cards for them name, defaults included."""


def _lower(effect: Effect, code: Code) -> None:
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if effect.bind is not None or not PLACES.issuperset(word.removeprefix("default-") for word in phrases.words(noun)):
        raise unwritten(effect, "these cards")
    card = code.name("card")
    code.add(Ask(card, effect.verb, Query("playable", (Quoted(noun),)), needs=1))
    with code.when(Query("some", (card,))):
        code.add(Call("play-episode", (("%card", card),)))


PLAY = verb(
    "play",
    one("card"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    lower=_lower,
)
