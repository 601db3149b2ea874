"""Resolving challenges: action, target, icon draw, result; icon flips; the states of crew (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.games.star_trek_tcg.play.icons import ADDED, PLAYED
from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    As,
    Ask,
    Branch,
    Call,
    Change,
    Done,
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
from cc_tools.model.tree import Done as Carried

RESULTS = {"kill": "kill", "neutralize": "neutralize", "convert": "convert", "lose-xc": "lose-xc", "flip": "flip"}
"""By what befalls the target the procedure that does it."""


OF_ACTION = (PLAYED, ADDED, "using", "decided", "befallen", "taken")
"""The facts that are of one action."""


def _segment() -> Program:
    """Every challenge in play once, in the order in which they were played (tcg.action.order)."""
    code = Code({})
    code.add(Let("%standing", Query("standing")))
    with code.each("%standing", "%challenge"):
        code.add(Branch(Query("goes-on"), code.exit))
        with code.when(Query("stands", ("%challenge",))):
            code.add(Call("resolve", (("this", "%challenge"), ("player", Query("active")))))
    return code.procedure("resolve-segment")


def _resolve() -> Program:
    """One challenge against one member (tcg.resolve.action to tcg.resolve.cleanup)."""
    code = Code({})
    counted, end, over = code.label(), code.label(), code.label()
    code.add(
        As(Query("inactive")),
        Ask("%action", "action-name", Query("action-names", (Query("this"),))),
        Branch(Query("some", ("%action",)), code.exit),
        Note("actions", Query("one-more", ("actions",))),
        Note("action", "%action"),
        Note("resolving", Query("only", (Query("this"),))),
    )
    with code.when(Query("is-special", ("%action",))):
        things = Query("only", (Query("this"),))
        code.add(Call("texts", (("%things", things), ("%kind", "ACTION"), ("player", Query("inactive")))), Jump(over))
    code.add(
        Call("interval", (("player", Query("active")),)),
        Branch(Query("goes-on"), over),
        Branch(Query("stands", (Query("this"),)), over),
        As(Query("aims", ("%action",))),
        Ask("%target", "target", Query("targets", ("%action",))),
        As(Query("active")),
        Note("target", "%target"),
        Note("acted", Query("among", ("acted", Query("only", (Query("this"),))))),
        Emit(
            Happening(
                "target", "%target", source=Query("first-of", ("%action",)), target=Query("this"),
                who=Query("aims", ("%action",)),
            )
        ),
    )
    _aimed_anew(code)
    code.add(
        Emit(Happening("resolve", words="action"), "before"),
        Call("interval"),
        Branch(Query("goes-on"), over),
        Branch(Query("among-members", ("%target",)), over),
        Branch(Query("stands", (Query("this"),)), over),
        Branch(Query("open"), counted),
        Phase("icon-draw"),
        Note("before-draw", 1),
        Call("interval", (("player", Query("active")),)),
        Note("before-draw", None),
        Let("%rating", Query("rating-used", ("%action", Query("active")))),
        Let("%count", Query("strength", ("%target", "%rating"))),
        Call("turn-up", (("%count", "%count"), ("player", Query("active")))),
        Let("%rating", Query("rating-used", ("%action", Query("inactive")))),
        Let("%count", Query("strength", (Query("only", (Query("this"),)), "%rating"))),
        Call("turn-up", (("%count", "%count"), ("player", Query("inactive")))),
        Call("interval", (("player", Query("active")),)),
        Call("back-from-draw"),
        Branch(Query("stands", (Query("this"),)), end),
    )
    code.place(counted)
    code.add(Call("decide", (("this", Query("this")), ("%action", "%action"), ("%target", "%target"))))
    code.place(end)
    code.add(Emit(Happening("resolve", words="action", target=Query("this"))))
    code.place(over)
    code.add(Call("clear-draw"), Note("action", None), Note("target", None), Note("resolving", None))
    code.add(*(Note(fact, None) for fact in OF_ACTION))
    code.add(Note("actions", Query("one-more", ("actions",))), Call("interval"))  # what held for the action ends
    return code.procedure("resolve")


def _aimed_anew(code: Code) -> None:
    """An action that was sent to another member has that one as its target, which may be answered in its turn.

    What binds an action to the member first aimed at hears nothing of it (tcg.resolve.redirect).
    """
    again, settled, target = code.label(), code.label(), Query("note", ("target",))
    code.place(again)
    code.add(
        Branch(Query("differs", ("%target", target)), settled),
        Let("%target", target),
        Emit(Happening("target", "%target", target=Query("this")), "foretold"),
        Jump(again),
    )
    code.place(settled)


def _decide() -> Program:
    """The side with more icons has won, and the challenge is beaten or its action hits the target (section 9.1).

    Whoever has left the landing party meanwhile is hit no more (tcg.action.target).
    """
    code = Code({})
    lost = code.label()
    code.add(
        Note("befallen", Query("joined", ("%target", Query("only", (Query("this"),))))),
        Note("stands", Query("stands-with", (Query("note", ("befallen",)),))),
        Note("taken", None),
        Branch(Query("crew-wins", ("%action",)), lost),
        *_won("active", "inactive"),
        Call("beat", (("this", Query("this")),)),
        Jump(code.exit),
    )
    code.place(lost)
    code.add(*_won("inactive", "active"), Branch(Query("among-members", ("%target",)), code.exit))
    code.add(Let("%result", Query("result-of", ("%action",))))
    given = (("%things", "%target"), ("%result", "%result"), ("%by", "action"), ("%cause", Query("this")))
    code.add(Call("befall", given))
    return code.procedure("decide")


def _won(winner: str, loser: str) -> tuple[Emit, Emit]:
    """One side has won the action under way, by so many icons, and the other has lost it."""
    this = Query("this")
    icons = Query("tally", ("%action", Query(winner)))
    return (
        Emit(Happening("win", words="action", source=icons, target=this, who=Query(winner))),
        Emit(Happening("lose", words="action", target=this, who=Query(loser))),
    )


def _beat() -> Program:
    """A beaten challenge is discarded, or goes where the card says that turned it into one (tcg.resolve.win).

    Who was to join the landing party and may not goes home.
    """
    code = Code({})
    code.add(Let("%beaten", Query("only", (Query("this"),))), Note("beaten", Query("among", ("beaten", "%beaten"))))
    home, end = code.label(), code.label()
    code.add(Branch(Query("status-of", ("%beaten", "beaten")), home))
    code.add(Call("carry-out-block", (("%things", "%beaten"),)))
    code.add(Call("go-home", (("%things", Query("among-challenges", ("%beaten",))),)), Jump(end))
    code.place(home)
    code.add(Move("%beaten", "beat", "discard", Query("owner", ("%beaten",))))
    code.place(end)
    code.add(Emit(Happening("beat", "%beaten")))
    return code.procedure("beat")


def _turn_up() -> Program:
    """So many cards of the own draw pile are turned up, as far as there are any (tcg.resolve.draw, tcg.pile.short)."""
    code = Code({})
    code.add(Let("%rounds", Query("range", ("%count",))))
    code.add(Branch(Query("some", ("%rounds",)), code.exit), Call("reach"))
    with code.each("%rounds", "%round"):
        code.add(Let("%card", Query("top")), Move("%card", "turn-up", "icon-draw"))
        code.add(Emit(Happening("turn-up", "%card")))
    return code.procedure("turn-up")


def _clear_draw() -> Program:
    """What was turned up goes to the discard piles of its owners (tcg.resolve.cleanup)."""
    code = Code({})
    code.add(Let("%cards", Query("joined", (Query("turned-up"), Query("spent-effects")))))
    with code.each("%cards", "%card"):
        code.add(Move(Query("only", ("%card",)), "discard", "discard", Query("owner", ("%card",))))
    return code.procedure("clear-draw")


def _befall() -> Program:
    """A result hits its target (section 10)."""
    code = Code({})
    for result, procedure in RESULTS.items():
        with code.when(Query("equal", ("%result", result))):
            code.add(Call(procedure, (("%things", "%things"), ("%by", "%by"), ("%cause", "%cause"))))
    return code.procedure("befall")


def _turn_over() -> Program:
    """Who controls the target turns the top card of the own draw pile over and discards it (tcg.flip.do).

    For a card that has left the game before that nothing is turned over any more.
    """
    code = Code({})
    code.add(
        As(Query("flipper", ("%things",))),
        Note("flip-choices", "%choices"),
        Would(Happening("flip", "%things", source="%by", target="%cause"), code.exit),
        Note("flip-choices", None),
        Done(Query("still-there", ("%things",))),
        Branch(Carried(), code.exit),
        Call("reach"),
        Let("%flipped", Query("top")),
        Move("%flipped", "flip", "icon-draw"),
        Emit(Happening("turn-over", "%flipped", words=Query("icon-shown", ("%flipped",))), "told"),
        Note("icon", Query("icon-of", ("%flipped",))),
        Move("%flipped", "discard", "discard"),
    )
    with code.when(Query("deferred", ("%choices",))):
        code.add(As(Query("flip-chooser")), Ask("%things", "flip", "%choices"))
    code.add(Note("deferred", None), Done())
    return code.procedure("turn-over")


def _flip() -> Program:
    """The icon of a card that was turned over decides what befalls the target (tcg.flip.red to tcg.flip.blue)."""
    code = Code({})
    code.add(
        Call(
            "turn-over",
            (("%things", "%things"), ("%choices", "%choices"), ("%by", "%by"), ("%cause", "%cause")),
            (("%things", "%things"),),
        ),
        Branch(Carried(), code.exit),
        As(Query("active")),
        Let("%result", Query("icon-result", ("%things",))),
        Note("flip-result", Query("counted-as", ("%result", "%counts"))),
        Emit(Happening("flip", "%things"), "when"),
        Let("%result", Query("turned-into", (Query("note", ("flip-result",)),))),
        Call("befall", (("%things", "%things"), ("%result", "%result"), ("%by", "flip"), ("%cause", "%cause"))),
        Emit(Happening("flip", "%things"), "past"),
    )
    return code.procedure("flip")


def _leaving(name: str) -> Program:
    """A member leaves the landing party neutralized or converted (tcg.state.neutralized, tcg.state.converted).

    Who has left it already is neither any more.
    """
    code = Code({})
    code.add(Let("%things", Query("in-play", ("%things",))))
    past = {"neutralize": "neutralized", "convert": "converted"}[name]
    code.add(
        Would(Happening(name, "%things", source="%by", target="%cause"), code.exit, "%kept"),
        Note("stands", Query("stands-with", ("%kept",))),
        Turn("%kept", "state", past),
        Move("%kept", name, "sidelined", Query("active")),
        Emit(Happening(name, "%kept", source="%by", target="%cause")),
    )
    return code.procedure(name)


def _kill() -> Program:
    """A member is removed from the game (tcg.state.killed, tcg.bridge.owner)."""
    code = Code({})
    code.add(
        Would(Happening("kill", "%things", source="%by", target="%cause"), code.exit, "%kept"),
        Emit(Happening("kill", "%kept", source="%by", target="%cause"), "when"),
        Note("killed", Query("among", ("killed", "%kept"))),
        Note("stands", Query("stands-with", ("%kept",))),
        Note("taken", Query("taken-with", ("%kept",))),
        Move("%kept", "kill", "removed", Query("owner", ("%kept",))),
    )
    return code.procedure("kill")


def _lose_xc() -> Program:
    """A card loses a counter, if nothing saves it; the ship without one is destroyed, and its player has lost.

    A permanent without one is removed (tcg.ship.destroyed, tcg.pwild.zero-loss); what is gone loses nothing more.

    `%borne` says that the loss was not prevented.
    """
    code = Code({})
    code.add(Let("%borne", 1), Branch(Query("still-there", ("%things",)), code.exit), Let("%borne", 0))
    code.add(Would(Happening("remove", words="xc", amount=1, source=Query("first-of", ("%things",))), code.exit))
    code.add(Let("%borne", 1))
    with code.when(Query("is-wreck", ("%things",))):
        code.add(Emit(Happening("destroy", "%things")), Call("lose-game", (("player", Query("active")),)))
    with code.when(Query("lost", ("%things",))):
        code.add(Call("remove-cards", (("%things", "%things"),)), Jump(code.exit))
    code.add(Note("lost", Query("lost-with", ("%things",))), Note("taken", Query("taken-with", ("%things", 1))))
    code.add(Change("%things", "xc", 1, sign=-1))
    return code.procedure("lose-xc")


def _back_from_draw() -> Program:
    """The segment goes on after an icon draw."""
    code = Code({})
    first, end = code.label(), code.label()
    code.add(Branch(Query("note", ("final",)), first), Phase("final-resolve-segment"), Jump(end))
    code.place(first)
    code.add(Phase("resolve-segment"))
    code.place(end)
    return code.procedure("back-from-draw")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _segment(), _resolve(), _decide(), _beat(), _turn_up(), _clear_draw(), _befall(), _turn_over(), _flip(),
        _leaving("neutralize"), _leaving("convert"), _kill(), _lose_xc(), _back_from_draw(),
    )
}  # fmt: skip
