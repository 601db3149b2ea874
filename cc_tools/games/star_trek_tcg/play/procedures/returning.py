"""Cards that go home, come back, and are put back to where they stood."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.games.star_trek_tcg.play.queries.returning import STATUSES
from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    As,
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


def _go_home() -> Program:
    """Members go where they belong: the bridge or a complement, guests to the discard pile (tcg.zone.return)."""
    code = Code({})
    with code.each("%things", "%member"):
        one, home = Query("only", ("%member",)), code.let(Query("home", ("%member",)), "home")
        for verb, area, owner in (
            ("leave", "bridge", Query("shared")),
            ("leave", "complement", Query("active")),
            ("discard", "discard", Query("owner", ("%member",))),
        ):
            with code.when(Query("equal", (home, area))):
                code.add(Move(one, verb, area, owner))
    return code.procedure("go-home")


def _unless_kept(verb: str, way: str) -> Program:
    """What a verb does to cards in a procedure, told before and after; something may keep it from some of them."""
    code = Code({})
    code.add(
        Would(Happening(verb, "%things"), code.exit, "%kept"),
        Call(way, (("%things", "%kept"),)),
        Emit(Happening(verb, "%kept")),
    )
    return code.procedure(verb)


def _come_back() -> Program:
    """Who left the landing party until now joins it again."""
    code = Code({})
    code.add(Let("%back", Query("returning")), Note("returning", None))
    with code.when(Query("some", ("%back",))):
        code.add(Call("join", (("%things", "%back"),)))
    return code.procedure("come-back")


def _put_back() -> Program:
    """Cards go back to where they stood when that was last noted, as they were, with the counters they have lost."""
    code = Code({})
    with code.each("%things", "%one"):
        one = Query("only", ("%one",))
        code.add(Let("%lost", Query("lost-since", ("%one",))), Let("%area", Query("stood-in", ("%one",))))
        for area in ("landing-party", "complement", "bridge", "challenges"):
            with code.when(Query("equal", ("%area", area))):
                code.add(Move(one, "restore", area, Query("stood-with", ("%one",))))
        for status in STATUSES:
            code.add(Turn(one, status, Query("stood-as", ("%one", status))))
        code.add(Change("%one", "xc", "%lost"))
    for note in ("killed", "beaten"):
        code.add(Note(note, Query("without", (note, "%things"))))
    return code.procedure("put-back")


def _cancel_result() -> Program:
    """What the action just resolved did is undone: the challenge stands again, its target is as it was."""
    code = Code({})
    code.add(Let("%things", Query("note", ("befallen",))), Note("befallen", None))
    code.add(Call("put-back", (("%things", "%things"),)))
    return code.procedure("cancel-result")


def _draw_anew() -> Program:
    """One side turns up cards anew, the icons are counted again, and the new result applies (tcg.resolve.compare)."""
    code = Code({})
    challenge, drawn = code.label(), code.label()
    code.add(
        Let("%action", Query("note", ("action",))),
        Let("%target", Query("note", ("target",))),
        Let("%challenge", Query("note", ("resolving",))),
        Branch(Query("among-members", ("%target",)), code.exit),
        Branch(Query("stands", (Query("first-of", ("%challenge",)),)), code.exit),
        Note("decided", None),
        Phase("icon-draw"),
        Move(Query("cards", ("icon-draw",)), "discard", "discard"),
        Let("%rating", Query("rating-used", ("%action", Query("you")))),
        Branch(Query("equal", (Query("you"), Query("active"))), challenge),
        Let("%count", Query("strength", ("%target", "%rating"))),
        Jump(drawn),
    )
    code.place(challenge)
    code.add(Let("%count", Query("strength", ("%challenge", "%rating"))))
    code.place(drawn)
    code.add(
        Call("turn-up", (("%count", "%count"),)),
        As(Query("active")),
        Call("interval", (("player", Query("active")),)),
        Call("back-from-draw"),
        Branch(Query("stands", (Query("first-of", ("%challenge",)),)), code.exit),
        Call("decide", (("this", "%challenge"), ("%action", "%action"), ("%target", "%target"))),
    )
    return code.procedure("draw-anew")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _go_home(), _unless_kept("leave", "go-home"), _come_back(),
        _put_back(), _unless_kept("restore", "put-back"), _cancel_result(), _draw_anew(),
    )
}  # fmt: skip
