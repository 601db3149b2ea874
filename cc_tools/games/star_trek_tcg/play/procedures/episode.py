"""The episode phase, segment by segment (sections 7.2 to 7.7)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    As,
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
    Value,
    Would,
)


def _episode() -> Program:
    """Mission, landing party, counters, a challenge; plots with their challenges; the discovery (section 7).

    A wild in place of a plot may be cancelled like any other; another plot is played then.
    """
    code = Code({})
    again, discovery = code.label(), code.label()
    code.add(Phase("mission-segment"), Let("%cards", Query("choices", ("mission",))))
    code.add(Ask("%card", "play", "%cards"), Call("play-episode", (("%card", "%card"),)))
    code.add(Phase("party-segment"), Call("party-segment"), Branch(Query("goes-on"), code.exit))
    code.add(Phase("initial-xc-segment"), Call("initial-xc-segment"), Branch(Query("goes-on"), code.exit))
    code.add(Phase("initial-challenge-segment"), Call("challenge-segment"), Note("may-abandon", 1))
    _resolved(code)
    code.place(again)
    code.add(Phase("plot-segment"), Let("%cards", Query("choices", ("plot",))))
    code.add(Branch(Query("some", ("%cards",)), discovery))
    first, chosen = code.label(), code.label()
    code.add(
        Branch(Query("some", (Query("note", ("plots",)),)), first),
        Ask("%card", "play", "%cards", otherwise=discovery),
        Jump(chosen),
    )
    code.place(first)
    code.add(Ask("%card", "play", "%cards"))
    code.place(chosen)
    code.add(Note("played", Query("noted-wild", ("%card",))), Would(Happening("play", "%card"), again))
    code.add(Note("plots", Query("one-more", ("plots",))), Call("play-episode", (("%card", "%card"),)))
    code.add(Branch(Query("goes-on"), code.exit))
    with code.when(Query("note", ("skips",))):
        code.add(Note("skips", None), Jump(discovery))
    code.add(Phase("second-challenge-segment"), Call("challenge-segment"))
    _resolved(code)
    code.add(Jump(again))
    code.place(discovery)
    code.add(Phase("discovery-segment"), Call("come-back"), Let("%cards", Query("choices", ("discovery",))))
    code.add(Ask("%card", "play", "%cards"), Note("discovered", 1), Note("standing", Query("standing")))
    code.add(Call("play-episode", (("%card", "%card"),)), Branch(Query("goes-on"), code.exit))
    with code.when(Query("on-discovery")):
        code.add(Phase("second-challenge-segment"), Call("challenge-segment"))
    return code.procedure("episode-phase")


def _resolved(code: Code) -> None:
    """A Resolve Challenge segment; a lost or abandoned episode ends here."""
    code.add(
        Branch(Query("goes-on"), code.exit),
        Phase("resolve-segment"),
        Call("resolve-segment"),
        Branch(Query("goes-on"), code.exit),
    )


def _play_episode() -> Program:
    """A card goes to the episode; the challenger may cover a default; the ship joins by its symbol."""
    code = Code({})
    code.add(
        Emit(Happening("play", "%card"), "before"),
        Note("played", Query("noted", ("%card",))),
        Note("appeared", Query("among", ("appeared", "%card"))),
        Note("site", "%card"),
        Move("%card", "play", "episode"),
        Emit(Happening("play", "%card")),
        As(Query("inactive")),
        Let("%cover", ()),
        Let("%covers", Query("covers", ("%card",))),
    )
    bare = code.label()
    code.add(Ask("%cover", "cover", "%covers", otherwise=bare))
    code.add(
        Note("played", Query("noted", ("%cover",))),
        Note("appeared", Query("among", ("appeared", "%cover"))),
        Move("%cover", "play", "episode"),
        Turn("%card", "covered", 1),
        Note("site", "%cover"),
        Emit(Happening("play", "%cover")),
    )
    code.place(bare)
    code.add(As(Query("active")))
    joins(code, Query("joined", ("%card", "%cover")))
    for kind in ("MISSION", "PLOT", "DISCOVERY"):
        for card in ("%card", "%cover"):
            code.add(Call("texts", (("%things", card), ("%kind", kind))))
    code.add(Let("%spent", Query("used-up", ("%card",))))
    code.add(Move("%spent", "discard", "discard", Query("owner", ("%spent",))), Call("interval"))
    return code.procedure("play-episode")


def joins(code: Code, things: Value) -> None:
    """The ship joins the landing party, if one of the cards has its symbol (tcg.party.enterprise)."""
    code.add(Let("%ship", Query("ship", (things,))))
    with code.when(Query("some", ("%ship",))):
        code.add(
            Move("%ship", "join", "landing-party", Query("active")),
            Emit(Happening("join", "%ship")),
        )


def _party() -> Program:
    """At least one member where anybody may go, and at most as many as the limit (tcg.party.size).

    Who has to be picked is; who has to join comes besides.
    """
    code = Code({})
    code.add(
        Let("%drafted", Query("drafted")),
        Ask("%party", "pick", Query("volunteers"), Query("least-party"), Query("party-room")),
        Let("%party", Query("joined", ("%drafted", "%party"))),
    )
    with code.each("%party", "%member"):
        code.add(
            Move(Query("only", ("%member",)), "pick", "landing-party"),
        )
    code.add(Note("party", 1), Emit(Happening("pick", "%party")), Let("%compelled", Query("compelled")))
    code.add(Call("join", (("%things", "%compelled"),)), Emit(Happening("party-segment")), Call("interval"))
    return code.procedure("party-segment")


def _initial_xc() -> Program:
    """One counter each for members and the ship; then the power base is purged (tcg.xc.assign-initial)."""
    code = Code({})
    code.add(Ask("%supplied", "assign", Query("supplied"), 0, Query("base-of")))
    with code.each("%supplied", "%member"):
        code.add(Change("%member", "xc", 1), Change(Query("pool"), "xc", 1, sign=-1))
        code.add(Emit(Happening("place", words="xc", target="%member"), "told"))
    code.add(Emit(Happening("purge", words="xc", amount=Query("purged")), "told"))
    code.add(Change(Query("pool"), "xc", Query("purged"), sign=-1), Call("interval"))
    return code.procedure("initial-xc-segment")


def _challenge() -> Program:
    """The challenger may play one challenge and pays for it (tcg.challenge.when, tcg.challenge.cost).

    A wild that is played like a challenge does what it says and is gone. Where nothing was played the current player
    may abandon at once, else before icons are drawn (tcg.abandon.voluntary).
    """
    code = Code({})
    end = code.label()
    code.add(
        As(Query("inactive")),
        Ask("%card", "play", Query("playable-challenges"), otherwise=end),
        Let("%text", Query("text-like-challenge", ("%card",))),
    )
    with code.when(Query("some", ("%text",))):
        code.add(Let("%before", Query("standing")))
        code.add(Call("play-text", (("this", "%card"), ("%operation", "%text"))))
        code.add(Turn(Query("new-challenges", ("%before",)), "on", Query("note", ("site",))), Jump(end))
    code.add(
        Note("played", Query("noted", ("%card",))),
        Note("appeared", Query("among", ("appeared", "%card"))),
        Note("paid", Query("paid-with", ("%card",))),
        Let("%price", Query("price-of", ("%card",))),
        Change(Query("pool"), "xc", "%price", sign=-1),
        Move("%card", "play", "challenges"),
        Turn("%card", "on", Query("note", ("site",))),
        Emit(Happening("pay", words="xc", amount="%price"), "told"),
        Emit(Happening("play", "%card")),
    )
    joins(code, "%card")
    code.add(Call("texts", (("%things", "%card"), ("%kind", "CHALLENGE"), ("player", Query("inactive")))))
    code.place(end)
    with code.when(Query("nothing-stands")):
        code.add(Note("may-abandon", 1))
    code.add(Call("interval", (("player", Query("active")),)))
    return code.procedure("challenge-segment")


PROCEDURES: Mapping[str, Program] = {
    found.name: found for found in (_episode(), _play_episode(), _party(), _initial_xc(), _challenge())
}
