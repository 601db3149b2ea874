"""`skip`: leave out what lies between (tcg.turn.plot-required)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note
from cc_tools.model.tree import Effect

GOALS = ("discovery-segment",)
"""The segments to which an episode can go at once."""


def _lower(effect: Effect, code: Code) -> None:
    goal = argument(effect, "to")
    if goal is None or not phrases.says(goal, *GOALS):
        raise unwritten(effect, "this segment")
    code.add(Note("skips", 1))


SKIP = verb("skip", to=one("time"), lower=_lower)
