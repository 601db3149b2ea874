"""`resolve`: go through a phase again, or draw icons anew (tcg.resolve.draw)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Phase
from cc_tools.model.tree import Effect, NounPhrase

EPISODE = "episode-phase"
PHASES = ("discard-phase", "draw-phase", EPISODE, "resolution-phase")
"""The phases that can be gone through again."""


def _lower(effect: Effect, code: Code) -> None:
    """The side of who acts draws anew; before another episode the last one is cleared away (tcg.change.discard)."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    phase = next((word for word in phrases.words(noun) if word in PHASES), None)
    if phrases.says(noun, "icon-draw"):
        code.add(Call("draw-anew"))
    elif phase is None:
        raise unwritten(effect, "this")
    else:
        if phase == EPISODE:
            code.add(Call("clear-away"), Call("forget-episode"))
        code.add(Phase(phase), Call(phase))


RESOLVE = verb(
    "resolve",
    one("operation", "time", "card"),
    event=maybe("operation", "card"),
    lower=_lower,
)
