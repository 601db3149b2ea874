"""`protect`: those verbs pass it by."""

from cc_tools.games.star_trek_tcg.lowering import XC, begins, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """Counters on a card are not taken off, by anybody or by the cards of one player."""
    noun, by = effect.object, argument(effect, "by")
    counters = isinstance(noun, NounPhrase) and phrases.says(noun, XC) and phrases.behind(noun, "on") is not None
    if not counters or phrases.words(argument(effect, "from")) != ["remove"] or (by and by.sort != "player"):
        raise unwritten(effect, "this deed")
    begins(effect, code)


PROTECT = verb(
    "protect",
    one("resource", "card"),
    continuous=True,
    from_=one("deed"),
    by=maybe("player", "card"),
    for_=maybe("time"),
    lower=_lower,
)
