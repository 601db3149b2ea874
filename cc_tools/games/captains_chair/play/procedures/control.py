"""Taking control of Locations (step.control.take), enlisting (deck.dev, kw.enlist), free plays and duplicates."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.language.lowering.code import MANY
from cc_tools.model.instructions import (
    As,
    Ask,
    Branch,
    Call,
    Carry,
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

# --- control --------------------------------------------------------------------------------------------------------


def _take_control() -> Program:
    """The Locations `%things` one by one: compensation unless `%uncompensated`, tokens home, the move, what waits
    for it, the CONTROL operation, the refill (step.control.take.1 to 5). Back: `%taken`.

    A mark for the trait of a Location is decided before its CONTROL operation (crew.khan.7), so its events come before.
    """
    code = Code({})
    code.add(Let("%taken", ()))
    with code.each("%things", "%one"):
        next_ = code.label()
        place = code.let(Query("only", ("%one",)), "place")
        code.add(Would(Happening("take-control", place), next_))
        code.add(Let("%owed", Query("compensation", (place,))))
        with code.when(Query("owes", ("%uncompensated", "%owed"))):
            code.add(
                As("opponent"),
                Call("gain-resource", (("%kinds", ("glory",)), ("%amount", "%owed"))),
                As("you"),
            )
        _send_home(code, place)
        code.add(
            Let("%whence", Query("area-names", (place,))),
            Move(place, "take-control", "territory"),
            Let("%taken", Query("joined", ("%taken", place))),
            Note("entered", Query("joined", (Query("note", ("entered",)), place))),
            Emit(Happening("put-into-play", place)),
            Emit(Happening("take-control", place, source="%whence")),
        )
        programs = code.let(Query("programs-of", (place, "CONTROL")), "programs")
        with code.each(programs, "%program"):
            code.add(Call("%program", (("this", place),)))
        code.add(Move(Query("vacancies"), "refill", "neutral-zone"))
        code.place(next_)
    code.done(Query("some", ("%taken",)))
    return code.procedure("take-control")


def _send_home(code: Code, place: str) -> None:
    """Away Teams return to their captains, ships are dismissed, the taker's own too (step.control.take.2)."""
    for player in (Query("you"), Query("opponent")):
        code.add(Carry("away-team", player, place, Query("captain-of", (player,)), MANY))
    for player in (Query("you"), Query("opponent")):
        ships = code.let(Query("ships-there", (place, player)), "ships")
        moved, whence = code.name("moved"), code.name("whence")
        code.add(
            Let(whence, Query("area-names", (ships,))),
            Move(ships, "dismiss", "discard", "owner", into=moved),
            Emit(Happening("dismiss", moved, source=whence, target="discard", who=player)),
        )


# --- enlisting ------------------------------------------------------------------------------------------------------


def _enlist_reserve() -> Program:
    """`%cards` from the top of the Reserve deck, unseen, go onto the deck one after the other (kw.enlist-reserve).
    Back: `%enlisted`."""
    code = Code({})
    code.add(Let("%enlisted", ()))
    with code.each("%cards", "%one"):
        card = code.let(Query("only", ("%one",)), "card")
        code.add(Call("enlist", (("%card", card),)), Let("%enlisted", Query("joined", ("%enlisted", card))))
    code.done(Query("some", ("%enlisted",)))
    return code.procedure("enlist-reserve")


def _enlist() -> Program:
    """`%card` goes on top of the deck."""
    code = Code({})
    code.relocate("enlist", "%card", "deck")
    return code.procedure("enlist")


def _enlist_development() -> Program:
    """The Development `%card` is paid for unless `%free`, less what `%off` takes off and `%units` of any of `%kinds`,
    without the parts `%waived`; then it is enlisted (deck.dev, kw.enlist-development.3). Back: `%enlisted`."""
    code = Code({})
    paid = code.label()
    code.add(Let("%enlisted", ()), Branch(Query("some", ("%card",)), code.exit))
    with code.when(Query("some", ("%free",))):
        code.add(Jump(paid))
    rounds = code.let(Query("range", ("%units",)), "rounds")
    code.add(Let("%left", "%units"))
    with code.each(rounds, "%round"):
        options = Query("discounts", ("%card", "%off", "%kinds", "%left", "%waived"))
        code.add(
            Ask("%kind", "resource", options),
            Let("%off", Query("more-off", ("%off", "%kind"))),
            Let("%left", Query("less", ("%left", 1))),
        )
    code.add(Let("%cost", Query("cost-of", ("%card", "%waived"))))
    with code.when(Query("some-word", ("%cost",))):
        code.add(Call("%cost", (("this", "%card"), ("%less", "%off"))))
    code.place(paid)
    code.add(Call("enlist", (("%card", "%card"),)), Let("%enlisted", "%card"))
    code.done(Query("some", ("%enlisted",)))
    return code.procedure("enlist-development")


def _enlist_by_cycle() -> Program:
    """Cycling brings a Reserve, or with none left a Development if the player pays for it (deck.cycle)."""
    code = Code({})
    none = code.label()
    code.add(Let("%reserve", Query("reserves", (1,))), Branch(Query("some", ("%reserve",)), none))
    code.add(Call("enlist-reserve", (("%cards", "%reserve"),)), Jump(code.exit))
    code.place(none)
    code.add(Ask("%taken", "enlist", Query("developments-by-cycle"), otherwise=code.exit))
    code.add(Branch(Query("some", ("%taken",)), code.exit))
    code.add(Call("enlist-development", (("%card", Query("copies-of", ("%taken",))), ("%off", ()), ("%units", 0))))
    return code.procedure("enlist-by-cycle")


# --- playing and duplicating ----------------------------------------------------------------------------------------


def _free_play() -> Program:
    """`%cards` are played one by one, each with one of its PLAY operations, without its action cost (kw.free-play)."""
    code = Code({})
    with code.each("%cards", "%one"):
        card, next_ = code.let(Query("only", ("%one",)), "card"), code.label()
        code.add(Ask("%number", "number", Query("free-plays", (card,))))
        code.add(Let("%operation", Query("free-play-of", (card, "%number"))))
        code.add(Branch(Query("some-word", ("%operation",)), next_))
        code.add(
            Call("play-card", (("this", card), ("%operation", "%operation"), ("%free", 1))),
            Emit(Happening("free-play", card)),
        )
        code.place(next_)
    code.done(Query("some", ("%cards",)))
    return code.procedure("free-play")


def _duplicate() -> Program:
    """One of `%operations` of `%card` is resolved as if it stood on the card that duplicates (kw.duplicate.4)."""
    code = Code({})
    options = Query("operation-numbers", ("%card", "%operations"))
    code.add(Ask("%number", "number", options))
    code.add(Let("%operation", Query("operation-numbered", ("%card", "%operations", "%number"))))
    code.add(Branch(Query("some-word", ("%operation",)), code.exit))
    code.add(
        Call("%operation", (("%copied", 1),)),
        Emit(Happening("duplicate", "%card")),
    )
    return code.procedure("duplicate")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _take_control(), _enlist_reserve(), _enlist(), _enlist_development(), _enlist_by_cycle(), _free_play(),
        _duplicate(),
    )
}  # fmt: skip
