"""`win`: decide the action under way, the game, or an even icon draw (tcg.resolve.compare)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, _code: Code) -> None:
    """An even draw is won as long as that holds; to decide an action or the game is not written."""
    if not (isinstance(effect.object, NounPhrase) and phrases.says(effect.object, "tie")):
        raise unwritten(effect, "anything but a tie")


WIN = verb("win", one("operation", "ending", "effect"), event=maybe("operation"), standing=True, lower=_lower)
