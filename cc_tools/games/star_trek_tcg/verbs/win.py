"""`win`: decide the action under way, the game, or an even icon draw (tcg.resolve.compare)."""

from cc_tools.games.star_trek_tcg.lowering import decides, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """An even draw is won as long as that holds; an action is won at once."""
    assert isinstance(effect.object, NounPhrase)
    if effect.object.sort == "ending":
        raise unwritten(effect, "the game")
    if not phrases.says(effect.object, "tie"):
        decides(code, Query("you"))


WIN = verb("win", one("operation", "ending", "effect"), event=maybe("operation"), standing=True, lower=_lower)
