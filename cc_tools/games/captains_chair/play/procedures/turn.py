"""The turn: RESUPPLY, CONTROL, ACTION, CLEAN-UP, with all their parts (sections 10 to 14)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.language.lowering.code import MANY
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
    Turn,
    Would,
)


def _game() -> Program:
    """Turns in alternation until the game ends, then final scoring (turn.2)."""
    code = Code({})
    again, end = code.label(), code.label()
    code.place(again)
    code.add(
        Call("turn", (("player", Query("active")),)),
        Branch(Query("goes-on"), end),
        Phase("resupply-step", Query("inactive")),
        Jump(again),
    )
    code.place(end)
    code.add(Call("final-scoring"))
    return code.procedure("game")


def _turn() -> Program:
    """The steps in order (turn.1); a game that starts within a turn starts at its step."""
    code = Code({})
    for number, step in enumerate(("resupply-step", "control-step", "action-step", "clean-up-step")):
        with code.when(Query("not-past", (number,))):
            code.add(Phase(step), Call(step))
    return code.procedure("turn")


def _all_of(code: Code, kind: str) -> None:
    """Every operation of a kind, in the order the player chooses; those whose card has left are skipped."""
    again, end = code.label(), code.label()
    code.add(Let("%waiting", Query("operations", (kind,))))
    code.place(again)
    code.add(
        Let("%next", Query("next-ones", ("%waiting",))),
        Branch(Query("some", ("%next",)), end),
        Ask("%taken", "order", "%next"),
        Let("%waiting", Query("without", ("%waiting", "%taken"))),
        Let("%address", Query("address-of", ("%taken",))),
        Call("%address", (("this", Query("copy-of", ("%taken",))),)),
        Note("resolved", Query("resolved", ("%taken",))),
        Jump(again),
    )
    code.place(end)


def _resupply() -> Program:
    code = Code({})
    _all_of(code, "RESUPPLY")
    return code.procedure("resupply-step")


def _control() -> Program:
    """Locations that are secured may be taken, as many as the board allows (step.control.1)."""
    code = Code({})
    again = code.label()
    code.place(again)
    code.add(
        Let("%secured", Query("securable")),
        Ask("%taken", "control", "%secured", otherwise=code.exit),
        Note("taken", Query("sum", (Query("note", ("taken",)), 1))),
        Call("take-control", (("%things", Query("copies-of", ("%taken",))),)),
        Jump(again),
    )
    return code.procedure("control-step")


def _action() -> Program:
    """One move after another until the player ends the step (step.action.1, step.action.6)."""
    code = Code({})
    again = code.label()
    code.place(again)
    code.add(Call("standing-effects"), Ask("%taken", "action", Query("actions"), always=True))
    code.add(Let("%this", Query("copy-of", ("%taken",))), Let("%operation", Query("address-of", ("%taken",))))
    for move, procedure in (("play", "play-card"), ("activate", "activate"), ("complete", "complete")):
        with code.when(Query("is-move", ("%taken", move))):
            code.add(Call(procedure, (("this", "%this"), ("%operation", "%operation"), ("%free", 0))), Jump(again))
    return code.procedure("action-step")


def _clean_up() -> Program:
    """Operations, Stardates, Glory, then discarding, drawing, refreshing (step.cleanup.1)."""
    code = Code({})
    _all_of(code, "CLEAN-UP")
    code.add(Let("%stardates", Query("stardates")))
    with code.each("%stardates", "%stardate"):
        code.add(
            Let("%address", Query("program-of", ("%stardate", "RESOLUTION"))),
            Call("%address", (("this", "%stardate"),)),
            Move(Query("only", ("%stardate",)), "resolve", "box"),
        )
    code.add(Call("place-glory"), Call("discard-and-draw"))
    return code.procedure("clean-up-step")


def _place_glory() -> Program:
    """1 Glory from the Stardate, after a Resolution from the supply, onto a Market card (step.cleanup.glory)."""
    code = Code({})
    event = Happening("place", words="glory", amount=1, target="market")
    code.add(
        Let("%market", Query("cards", ("market",))),
        Branch(Query("some", ("%market",)), code.exit),
        Would(event, code.exit),
        Ask("%card", "place", Query("cards", ("market",))),
        Change(Query("one", ("%card",)), "glory", 1),
        Let("%stardate", Query("stardate")),
    )
    with code.when(Query("some", ("%stardate",))):
        code.add(Change("%stardate", "glory", 1, sign=-1))
    code.add(Emit(Happening("place", words="glory", amount=1, target=Query("one", ("%card",)))))
    return code.procedure("place-glory")


def _discard_and_draw() -> Program:
    """The Staging Area and any cards of the hand are discarded, the hand is filled, cards and actions are renewed."""
    code = Code({})
    code.add(
        Move(Query("staged"), "clear", "discard"),
        Let("%hand", Query("cards", ("hand",))),
        Ask("%given-up", "discard", "%hand", 0, MANY),
    )
    code.relocate("discard", "%given-up", "discard")
    again, full = code.label(), code.label()
    code.add(Let("%drawn", 0))
    code.place(again)
    code.add(
        Branch(Query("drawable"), full),
        Call("reach", (("%count", 1),)),
        Let("%top", Query("top", ("deck",))),
        Branch(Query("some", ("%top",)), full),
        Branch(Query("drawable"), full),
        Move("%top", "draw", "hand"),
        Let("%drawn", Query("sum", ("%drawn", 1))),
        Jump(again),
    )
    code.place(full)
    code.add(
        Emit(Happening("draw", words="card", amount="%drawn")),
        Turn(Query("exhausted-cards"), "exhausted", None),
        Change(Query("pool"), "action", Query("missing-actions")),
        Call("standing-effects"),
    )
    return code.procedure("discard-and-draw")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _game(), _turn(), _resupply(), _control(), _action(), _clean_up(), _place_glory(), _discard_and_draw()
    )
}  # fmt: skip
