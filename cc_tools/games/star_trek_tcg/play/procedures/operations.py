"""What operations call: cards drawn, discarded, removed; members that join; what stands around an operation."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.games.star_trek_tcg.play.icons import PLAYED
from cc_tools.games.star_trek_tcg.play.procedures.episode import joins
from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    Branch,
    Call,
    Change,
    Emit,
    Happening,
    Let,
    Move,
    Note,
    Program,
    Query,
    Would,
)


def _draw_cards() -> Program:
    """So many cards, where limited no more than fill the hand; too few where the pile runs out (tcg.pile.short)."""
    code = Code({})
    code.add(Let("%rounds", Query("range", (Query("drawable", ("%count", "%limited")),))))
    code.add(Branch(Query("some", ("%rounds",)), code.exit), Call("reach"))
    with code.each("%rounds", "%round"):
        code.add(Let("%top", Query("top")), Move("%top", "draw", "hand"), Emit(Happening("draw", "%top"), "told"))
    return code.procedure("draw-cards")


def _to_owners(name: str, verb: str, area: str) -> Program:
    """Cards go to a pile of their owners (tcg.bridge.owner)."""
    code = Code({})
    code.add(Would(Happening(verb, "%things"), code.exit, "%kept"))
    with code.each("%kept", "%card"):
        code.add(Move(Query("only", ("%card",)), verb, area, Query("owner", ("%card",))))
    code.add(Emit(Happening(verb, "%kept")))
    return code.procedure(name)


def _join() -> Program:
    """Members come into the landing party (tcg.party.joiners)."""
    code = Code({})
    code.add(
        Would(Happening("join", "%things"), code.exit, "%kept"),
        Move("%kept", "join", "landing-party", Query("active")),
        Emit(Happening("join", "%kept")),
    )
    return code.procedure("join")


def _play_text() -> Program:
    """A wild or effect is played, its operation carried out; a wild is discarded then (tcg.wild.one-effect)."""
    code = Code({})
    end = code.label()
    code.add(
        Let("%played", Query("only", (Query("this"),))),
        Note("played", Query("noted-wild", ("%played",))),
        Note(PLAYED, Query("among", (PLAYED, "%played"))),
        Move("%played", "play", "effects"),
        Would(Happening("play", "%played"), end),
        Emit(Happening("play", "%played")),
    )
    joins(code, "%played")
    code.add(
        Call("%operation", (("this", Query("this")), ("it", "it"))),
    )
    code.place(end)
    with code.when(Query("wild-played")):
        code.add(Move("%played", "discard", "discard", Query("owner", ("%played",))))
    return code.procedure("play-text")


def _swap_counters() -> Program:
    """Each of two cards gets what lay on the other; what does not fit stays where it is (tcg.xc.cap)."""
    code = Code({})
    first, second = Query("first-of", ("%first",)), Query("first-of", ("%second",))
    code.add(Let("%here", Query("all-on", (first,))), Let("%there", Query("all-on", (second,))))
    code.add(Change(first, "xc", "%here", sign=-1), Change(second, "xc", "%there", sign=-1))
    for card, number, other in ((first, "%there", second), (second, "%here", first)):
        fits = code.let(Query("least", (number, Query("room", (card,)))), "fits")
        code.add(Change(card, "xc", fits), Change(other, "xc", Query("less", (number, fits))))
    return code.procedure("swap-counters")


def _texts() -> Program:
    """The operations of a card that was just played, in the order printed."""
    code = Code({})
    code.add(Let("%addresses", Query("programs-of", ("%things", "%kind"))))
    with code.each("%addresses", "%address"):
        code.add(Call("%address", (("this", "%things"),)))
    return code.procedure("texts")


def _rewards() -> Program:
    """The REWARD operations of those who survived and of the episode (tcg.reward.keyword, tcg.reward.survival)."""
    code = Code({})
    code.add(Let("%rewards", Query("rewards")))
    with code.each("%rewards", "%reward"):
        code.add(
            Let("%address", Query("address-of", ("%reward",))),
            Call("%address", (("this", Query("copy-of", (Query("only", ("%reward",)),))),)),
        )
    return code.procedure("rewards")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _draw_cards(), _to_owners("discard-cards", "discard", "discard"),
        _to_owners("remove-cards", "remove", "removed"), _join(), _play_text(), _swap_counters(), _texts(), _rewards(),
    )
}  # fmt: skip
