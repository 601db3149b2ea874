"""`swap`: exchange counters or cards."""

from cc_tools.games.star_trek_tcg.lowering import place, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Call, Let
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The counters of two cards, each as many as the other may hold (tcg.xc.cap)."""
    noun, other = effect.object, argument(effect, "with")
    assert isinstance(noun, NounPhrase) and other is not None
    here, there = (phrases.behind(one, "on", "in") for one in (noun, other))
    if noun.sort != "resource" or here is None or there is None:
        raise unwritten(effect, "cards")
    first = code.let(place(effect, code, here), "first", needs=1)
    code.add(Let("it@place", first))
    second = code.let(place(effect, code, there), "second", needs=1)
    code.add(Let("it@place", None), Call("swap-counters", (("%first", first), ("%second", second))))


SWAP = verb("swap", one("resource", "card"), binds="object", with_=one("resource", "card"), lower=_lower)
