"""The resolution phase: the challenges left, what the challenger receives, the reward (sections 12, 13, 15)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Call,
    Change,
    Emit,
    Happening,
    Jump,
    Let,
    Move,
    Note,
    Phase,
    Program,
    Query,
)


def _resolution() -> Program:
    """The parts in the order of the option `challenger-xc`; the upkeep of permanents comes last (tcg.pwild.upkeep).

    What a converted landing party brings comes besides, when it is lost (tcg.wipe.convert-amount).
    """
    code = Code({})
    failed, end = code.label(), code.label()
    with code.when(Query("pays-before")):
        code.add(Phase("challenger-xc-segment"), Call("challenger-xc-segment"), Note("paid-out", 1))
    with code.when(Query("goes-on")):
        code.add(Phase("final-resolve-segment"), Note("final", 1), Call("final-resolve-segment"))
    with code.when(Query("pays-after")):
        code.add(Phase("challenger-xc-segment"), Call("challenger-xc-segment"))
    _receives(code, "converted-pay")
    code.add(Branch(Query("completed"), failed))
    code.add(Emit(Happening("final-xc-segment"), "before"), Phase("final-xc-segment"), Call("final-xc-segment"))
    code.add(Emit(Happening("final-xc-segment")), Jump(end))
    code.place(failed)
    code.add(Emit(Happening("abandon", words="episode", source=Query("why-failed"))))
    code.place(end)
    code.add(Let("%bare", Query("bare-permanents")))
    with code.each("%bare", "%card"):
        code.add(Move(Query("only", ("%card",)), "remove", "removed", Query("owner", ("%card",))))
        code.add(Emit(Happening("remove", Query("only", ("%card",))), "told"))
    return code.procedure("resolution-phase")


def _receives(code: Code, amount: str) -> None:
    """The challenger's power base grows by what a query says."""
    code.add(Let("%pay", Query(amount)), Change(Query("pool-of", (Query("inactive"),)), "xc", "%pay"))
    code.add(Emit(Happening("receive", words="xc", amount="%pay", who=Query("inactive")), "told"))


def _final_resolve() -> Program:
    """All challenges left, again and again, until none or nobody is left (tcg.final-resolve.loop).

    Where none of those left can do anything more they stay, and the episode is not completed.
    """
    code = Code({})
    again = code.label()
    code.place(again)
    code.add(
        Branch(Query("goes-on"), code.exit),
        Branch(Query("can-act"), code.exit),
        Call("interval"),
        Branch(Query("goes-on"), code.exit),
        Call("resolve-segment"),
        Jump(again),
    )
    return code.procedure("final-resolve-segment")


def _challenger_xc() -> Program:
    """The challenger's power base grows (section 12.1)."""
    code = Code({})
    _receives(code, "challenger-pay")
    return code.procedure("challenger-xc-segment")


def _final_xc() -> Program:
    """The reward goes to the power base, and from there onto cards, one counter after the other (section 12.3)."""
    code = Code({})
    again, over = code.label(), code.label()
    code.add(
        Note("complete", 1),
        Note("completed", 1),
        Call("rewards"),
        Let("%reward", Query("reward")),
        Change(Query("pool"), "xc", "%reward"),
        Emit(Happening("receive", words="xc", amount="%reward"), "told"),
        Note("bonuses", Query("bonuses"), lasting=True),
        Emit(Happening("complete", words="episode")),
    )
    code.place(again)
    code.add(
        Ask("%taken", "assign", Query("assignable"), otherwise=over),
        Let("%card", Query("copy-of", ("%taken",))),
        Ask("%source", "source", Query("sources-for", ("%card",))),
        Change(Query("payer", ("%source",)), "xc", 1, sign=-1),
        Change("%card", "xc", 1),
        Emit(Happening("place", words="xc", target=Query("first-of", ("%card",))), "told"),
        Note("given", Query("given-with", ("%card",))),
        Jump(again),
    )
    code.place(over)
    code.add(Call("interval"))
    return code.procedure("final-xc-segment")


PROCEDURES: Mapping[str, Program] = {
    found.name: found for found in (_resolution(), _final_resolve(), _challenger_xc(), _final_xc())
}
