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


def _part() -> Program:
    """Members leave for home; a guest who comes back is set aside until then."""
    code = Code({})
    code.add(Let("%guests", Query("guests-back", ("%things",))))
    code.add(Move("%guests", "leave", "sidelined", Query("active")))
    code.add(Call("go-home", (("%things", Query("of-party", ("%things",))),)))
    return code.procedure("part")


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
    """Cards go back to where they stood when that was last noted, as they were but for their counters."""
    code = Code({})
    with code.each("%things", "%one"):
        one = Query("only", ("%one",))
        code.add(Let("%area", Query("stood-in", ("%one",))))
        for area in ("landing-party", "complement", "bridge", "challenges"):
            with code.when(Query("equal", ("%area", area))):
                code.add(Move(one, "restore", area, Query("stood-with", ("%one",))))
        with code.when(Query("equal", ("%area", "challenges"))):
            code.add(Move(Query("stood-before", ("%one",)), "restore", "challenges", Query("stood-with", ("%one",))))
        for status in STATUSES:
            code.add(Turn(one, status, Query("stood-as", ("%one", status))))
    for note in ("killed", "beaten"):
        code.add(Note(note, Query("without", (note, "%things"))))
    return code.procedure("put-back")


def _bring_back() -> Program:
    """Cards that were killed come back to where they were, with the counters that they had (tcg.state.killed)."""
    code = Code({})
    code.add(Call("put-back", (("%things", "%things"),)))
    with code.each("%things", "%one"):
        code.add(Change("%one", "xc", Query("brought-back", ("%one",))))
    return code.procedure("bring-back")


def _cancel_result() -> Program:
    """What the action just resolved did is undone: the challenge stands again, its target is as it was.

    Each card gets back the counters that the result took from it.
    """
    code = Code({})
    code.add(Let("%things", Query("note", ("befallen",))), Note("befallen", None))
    code.add(Call("put-back", (("%things", "%things"),)), Let("%bereft", Query("bereft")))
    with code.each("%bereft", "%one"):
        code.add(Change("%one", "xc", Query("given-back", ("%one",))))
    code.add(Note("lost", Query("lost-without")), Note("taken", None))
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
        _go_home(), _part(), _unless_kept("leave", "part"), _come_back(),
        _put_back(), _bring_back(), _unless_kept("restore", "bring-back"), _cancel_result(), _draw_anew(),
    )
}  # fmt: skip
