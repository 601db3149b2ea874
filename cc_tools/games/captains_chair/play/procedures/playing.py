"""Playing a card, using its operations of the table, supporting: what happens around the operation itself."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import Call, Change, Emit, Happening, Let, Move, Note, Program, Query, Turn


def _spend_actions(code: Code) -> None:
    """The action tokens that the operation's flags cost (step.action.3)."""
    with code.when(Query("costs-action", ("%operation", "%free"))):
        code.add(Change(Query("pool"), "action", 1, sign=-1))


def _resolved(code: Code) -> None:
    """`after resolve operation`: with what it cost."""
    resolved = Query("joined", (Query("note", ("resolved",)), Query("only", ("%operation",))))
    code.add(Note("resolved", resolved), Emit(Happening("resolve", Query("this"), Query("prices", ("%operation",)))))


def _play_card() -> Program:
    """A card goes to the Staging Area and one of its PLAY operations is resolved; then it has been put into play,
    unless taking control of it has done so before (step.action.play, timing.11, timing.12)."""
    code = Code({})
    code.add(Move(Query("this"), "play", "staging"), Let("%entered", Query("times-entered")))
    code.add(Emit(Happening("play", Query("this")), "told"))
    _spend_actions(code)
    code.add(Call("%operation", (("this", Query("this")),), (("%score", "%score"),)))
    _resolved(code)
    code.add(Emit(Happening("play", Query("this")), "foretold"))
    with code.when(Query("same", ("%entered", Query("times-entered")))):
        code.add(Emit(Happening("put-into-play", Query("this"))))
    return code.procedure("play-card")


def _activate() -> Program:
    """The card is exhausted first, then its ACTIVATION is paid and resolved (op.activation.2)."""
    code = Code({})
    code.add(Turn(Query("this"), "exhausted", 1))
    _spend_actions(code)
    code.add(Emit(Happening("exhaust", Query("this"))), Call("%operation", (("this", Query("this")),)))
    _resolved(code)
    return code.procedure("activate")


def _react() -> Program:
    """The card is exhausted first, then its REACTION is paid and resolved (op.reaction.2)."""
    code = Code({})
    code.add(Turn(Query("this"), "exhausted", 1), Emit(Happening("exhaust", Query("this"))))
    code.add(Call("%operation", (("this", Query("this")), ("it", "it"), ("%suits", "%suits"))))
    _resolved(code)
    return code.procedure("react")


def _support() -> Program:
    """The card goes from hand to the Staging Area, its SUPPORT operation is resolved, it has been put into play
    (sc.support.2, sc.support.6)."""
    code = Code({})
    code.add(Move(Query("this"), "support", "staging"), Emit(Happening("support", Query("this")), "told"))
    _spend_actions(code)
    code.add(Call("%operation", (("this", Query("this")), ("it", "it"), ("%suits", "%suits"))))
    _resolved(code)
    code.add(Emit(Happening("put-into-play", Query("this"))))
    return code.procedure("support")


PROCEDURES: Mapping[str, Program] = {found.name: found for found in (_play_card(), _activate(), _react(), _support())}
