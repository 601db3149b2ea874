"""Cards that are turned into others: for a time or for good, and what follows when they are beaten."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.games.star_trek_tcg.play.transforming import STATUSES
from cc_tools.language.lowering import Code
from cc_tools.model.instructions import Call, Emit, Happening, Let, Move, Program, Query, Turn


def _transform() -> Program:
    """Cards become cards of another type; challenges lie with those of the challenger (tcg.resolve.action)."""
    code = Code({})
    for status in STATUSES:
        code.add(Turn("%things", status, f"%{status}"))
    with code.when(Query("equal", ("%type", "challenge"))):
        code.add(Move("%things", "transform", "challenges", Query("inactive")))
    code.add(Emit(Happening("transform", "%things")))
    return code.procedure("transform")


def _turn_back() -> Program:
    """Cards are again what they were."""
    code = Code({})
    for status in (*STATUSES, "on"):
        code.add(Turn("%things", status, None))
    return code.procedure("turn-back")


def _beaten() -> Program:
    """What is done with a card in place of discarding it, once it is what it was again."""
    code = Code({})
    code.add(
        Let("%block", Query("status-of", ("%things", "beaten"))),
        Let("%keeper", Query("status-of", ("%things", "keeper"))),
        Call("turn-back", (("%things", "%things"),)),
    )
    given = (("this", "%keeper"), ("it", "%things"), ("player", Query("inactive")))
    code.add(Call("%block", given))
    return code.procedure("carry-out-block")


PROCEDURES: Mapping[str, Program] = {found.name: found for found in (_transform(), _turn_back(), _beaten())}
