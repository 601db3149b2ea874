"""The turn: its six phases, drawing, crew, and the end with the win check (sections 7.1 and 16)."""

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
    Finish,
    Happening,
    Jump,
    Let,
    Move,
    Note,
    Phase,
    Program,
    Query,
    Shuffle,
    Turn,
)

VICTORY, WRECK, DRAW, COUNTED = "victory", "wreck", "draw", "counted"
"""How a game ends: by counters on crew, with the ship, with all crew of both, or as somebody only wants to count."""


def _game() -> Program:
    """Turns in alternation until somebody has won (tcg.change.swap)."""
    code = Code({})
    again = code.label()
    code.place(again)
    code.add(Call("turn", (("player", Query("active")),)), Phase("discard-phase", Query("inactive")), Jump(again))
    return code.procedure("game")


PHASES = ("discard-phase", "draw-phase", "crew-phase", "episode-phase", "resolution-phase", "change-phase")


def _turn() -> Program:
    """The phases in order (section 7); a game that starts within a turn starts at its phase."""
    code = Code({})
    for number, phase in enumerate(PHASES):
        with code.when(Query("not-past", (number,))):
            code.add(Emit(Happening(phase), "before"), Phase(phase), Call(phase))
    return code.procedure("turn")


def _discard() -> Program:
    """Any number of cards of the hand, but at least what is over its maximum (tcg.discard.any, tcg.draw.over)."""
    code = Code({})
    code.add(Ask("%things", "discard", Query("cards", ("hand",)), Query("surplus"), MANY))
    code.add(Move("%things", "discard", "discard"), Emit(Happening("discard", "%things")), Call("interval"))
    return code.procedure("discard-phase")


def _draw() -> Program:
    """The hand is filled, as far as the draw pile goes (tcg.draw.full, tcg.pile.short)."""
    code = Code({})
    code.add(Call("draw-cards", (("%count", MANY), ("%limited", 1))), Call("interval"))
    return code.procedure("draw-phase")


def _reach() -> Program:
    """Before a card is needed an empty draw pile is made anew (tcg.pile.reshuffle)."""
    code = Code({})
    with code.when(Query("deck-empty")):
        code.add(Move(Query("cards", ("discard",)), "shuffle", "deck"), Shuffle("deck"))
    return code.procedure("reach")


def _crew() -> Program:
    """One crew card from hand; the twin of one in the other complement makes that one bridge crew (tcg.crew.one)."""
    code = Code({})
    end, own = code.label(), code.label()
    code.add(
        Ask("%crew", "play", Query("playable-crew"), otherwise=end),
        Let("%twin", Query("twin", ("%crew",))),
        Branch(Query("some", ("%twin",)), own),
        Move("%crew", "remove", "removed"),
        Let("%lost", Query("half", ("%twin",))),
        Change("%twin", "xc", "%lost", sign=-1),
        Move("%twin", "promote", "bridge"),
        Emit(Happening("promote", "%twin"), "told"),
        Emit(Happening("halve", words="xc", amount="%lost", target=Query("first-of", ("%twin",))), "told"),
        Emit(Happening("play", "%crew")),
        Jump(end),
    )
    code.place(own)
    code.add(Move("%crew", "play", "complement"), Emit(Happening("play", "%crew")))
    code.place(end)
    code.add(Call("interval"))
    return code.procedure("crew-phase")


def _change() -> Program:
    """The episode is cleared away, and the current player may have won, or nobody can any more (section 16)."""
    code = Code({})
    code.add(Call("clear-away"))
    with code.when(Query("has-won")):
        code.add(Finish(VICTORY))
    with code.when(Query("deserted")):
        code.add(Finish(DRAW))
    return code.procedure("change-phase")


def _clear_away() -> Program:
    """States end, cards go where they belong (tcg.change.states to tcg.change.party)."""
    code = Code({})
    code.add(Call("turn-back", (("%things", Query("turned")),)))
    code.add(Let("%away", Query("away")), Turn("%away", "state", None))
    code.add(Call("go-home", (("%things", "%away"),)))
    code.add(Let("%defaults", Query("used-defaults")), Turn("%defaults", "covered", None))
    code.add(Move("%defaults", "put", "defaults"))
    for used in ("used-episode", "standing-challenges", "kept-wilds"):
        code.add(Let("%used", Query(used)))
        with code.each("%used", "%card"):
            code.add(Move(Query("only", ("%card",)), "discard", "discard", Query("owner", ("%card",))))
    return code.procedure("clear-away")


EPISODE = (
    "abandoned", "complete", "party", "plots", "discovered", "standing", "may-abandon", "paid", "paid-out", "final",
    "still-paid", "given", "rewards", "boni", "killed", "beaten", "lost", "acted", "site", "returning", "skips",
    "stands", "befallen", "open-hands", "appeared",
)  # fmt: skip
"""The facts that are of one episode, and not of the whole turn."""


def _forget_episode() -> Program:
    """Another episode of the same turn begins: what was noted of the last one is no more."""
    code = Code({})
    code.add(*(Note(fact, None) for fact in EPISODE), Note("episodes", Query("one-more", ("episodes",))))
    return code.procedure("forget-episode")


def _lose() -> Program:
    """Whoever acts has lost the game (tcg.goal.loss-enterprise)."""
    code = Code({})
    code.add(Note("loser", Query("you"), lasting=True), Finish(WRECK))
    return code.procedure("lose-game")


def _scoring() -> Program:
    """The counters are counted as they lie: nothing is done at the end of a game (tcg.goal.count)."""
    code = Code({})
    code.add(Finish(COUNTED))
    return code.procedure("final-scoring")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _game(), _turn(), _discard(), _draw(), _reach(), _crew(), _change(), _clear_away(),
        _forget_episode(), _lose(), _scoring(),
    )
}  # fmt: skip
