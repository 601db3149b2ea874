"""`lose`: steps back on a track (kw.gain-specialty).

    ATTACK PLAY: opponent lose 1 military

`per`, `plus` and `max` multiply the steps. It may name the number really lost, harms who loses them, and is an event.
"""

from cc_tools.language.lowering.code import Code, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Let, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """One track, asked where there are several, so many steps back."""
    assert isinstance(effect.object, NounPhrase)
    name = bound(effect) or code.name("lost")
    given = (("%kinds", Things(effect.object)), ("%amount", code.amount(effect)))
    code.add(Let(name, 0), Call("lose-track", given, (("%got", name),)))


LOSE = verb("lose", one("track"), event=maybe("track"), binds="number", counted=True, harms=True, lower=_lower)
