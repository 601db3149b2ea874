"""`gain`: counters from the stores to the own power base (tcg.xc.base-first)."""

from dataclasses import replace

from cc_tools.games.star_trek_tcg.lowering import XC, counters, unwritten
from cc_tools.language.lowering.code import Code
from cc_tools.language.verbs import gain
from cc_tools.model.instructions import Change, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    if effect.bind is not None:
        raise unwritten(effect, "a name")
    code.add(Change(Query("pool"), XC, code.let(counters(effect, 0), "number")))


GAIN = replace(gain.GAIN, lower=_lower)
