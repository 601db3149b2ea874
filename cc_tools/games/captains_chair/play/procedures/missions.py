"""Completing a mission: the cards that contribute, the reward, what is dismissed (mission.complete)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import Ask, Call, Emit, Happening, Let, Move, Program, Query


def _complete() -> Program:
    code = Code({})
    code.add(
        Let("%sets", Query("contributions")),
        Let("%contributing", Query("one", ("%sets",))),
    )
    with code.when(Query("several", ("%sets",))):
        together = Query("suffice", ("%contributing", "%sets"))
        some, least, most = (Query(name, ("%sets",)) for name in ("any-of", "least", "most"))
        code.add(Ask("%contributing", "contribute", some, least, most, together=together))
    code.add(
        Let("%contributing", Query("with-needed", ("%contributing",))),
        Call(Query("program-of", (Query("this"), "GOAL")), (("this", Query("this")),), (("*", "*"),)),
        Call(Query("program-of", (Query("this"), "REWARD")), (("this", Query("this")), ("*", 1))),
    )
    code.relocate("dismiss", Query("still-beamed", ("%contributing",)), "discard", owner="owner")
    code.add(Move(Query("this"), "complete", "completed"), Emit(Happening("complete", Query("this"))))
    return code.procedure("complete")


PROCEDURES: Mapping[str, Program] = {found.name: found for found in (_complete(),)}
