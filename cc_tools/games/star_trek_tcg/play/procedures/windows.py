"""What either player may do between the segments: wilds' lasting kin, abandoning (sections 11 and 15)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    As,
    Ask,
    Branch,
    Call,
    Emit,
    Happening,
    Jump,
    Let,
    Move,
    Note,
    Program,
    Query,
    Would,
)


def _interval() -> Program:
    """Both players in turn, the current one first, until both pass in a row (tcg.wild.window).

    Who has nothing to do, or nothing new, passes without being asked.
    """
    code = Code({})
    again, declined, following = code.label(), code.label(), code.label()
    code.add(Let("%passes", 0), Let("%next", Query("active")))
    code.place(again)
    code.add(Let("%crowded", Query("overfull")))
    with code.when(Query("some", ("%crowded",))):
        code.add(Call("shed", (("%crowded", "%crowded"),)))
    code.add(
        Let("%who", Query("to-move", ("%next", "%passes"))),
        Branch(Query("is-somebody", ("%who",)), code.exit),
        As("%who"),
        Ask("%taken", "action", Query("free-moves"), otherwise=declined),
        Call("carry-out", (("%taken", "%taken"), ("player", "%who"))),
        Let("%passes", 0),
        Jump(following),
    )
    code.place(declined)
    code.add(Note("declined", Query("declined-with")), Let("%passes", Query("sum", ("%passes", 1))))
    code.place(following)
    code.add(Let("%next", Query("opponent")), Jump(again))
    return code.procedure("interval")


def _carry_out() -> Program:
    """One move of such a window."""
    code = Code({})
    code.add(Let("%things", Query("copy-of", ("%taken",))))
    with code.when(Query("is-move", ("%taken", "play"))):
        code.add(
            Note("played", Query("noted", ("%things",))),  # also of what is cancelled (tcg.pwild.unique)
            Would(Happening("play", "%things"), code.exit),
            Move("%things", "play", "permanents"),
            Emit(Happening("play", "%things")),
        )
    with code.when(Query("is-move", ("%taken", "put"))):
        code.add(Ask("%host", "host", Query("holders-of", ("%things",))))
        code.add(Move("%things", "put", "held", host="%host"))
    with code.when(Query("is-move", ("%taken", "activate"))):
        code.add(Let("%address", Query("address-of", ("%taken",))))
        code.add(Emit(Happening("use", "%things", source=Query("ability-of", ("%address",))), "told"))
        code.add(Call("%address", (("this", "%things"),)))
    with code.when(Query("is-move", ("%taken", "use"))):
        code.add(
            Let("%address", Query("address-of", ("%taken",))),
            Call("play-text", (("this", "%things"), ("%operation", "%address"))),
        )
    with code.when(Query("is-move", ("%taken", "abandon"))):
        code.add(Note("abandoned", 1))
    return code.procedure("carry-out")


def _shed() -> Program:
    """Of cards that lie under one that no longer holds them all the surplus is discarded."""
    code = Code({})
    with code.each("%crowded", "%host"):
        held, number = Query("under", ("%host",)), Query("too-many", ("%host",))
        code.add(As(Query("whose", ("%host",))), Ask("%shed", "discard", held, number, number))
        code.add(Move("%shed", "discard", "discard"), Emit(Happening("discard", "%shed")))
    return code.procedure("shed")


PROCEDURES: Mapping[str, Program] = {found.name: found for found in (_interval(), _carry_out(), _shed())}
