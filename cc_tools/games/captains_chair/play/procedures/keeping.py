"""What the rules do by themselves: cycling a deck, emptying a Stardate, the Duty Officer limit, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Call,
    Change,
    Emit,
    Finish,
    Happening,
    Jump,
    Move,
    Note,
    Phase,
    Program,
    Query,
    Shuffle,
)


def _reach() -> Program:
    """An empty deck is cycled when a card of it is needed: the Discard pile becomes the deck, then a Reserve, or with
    none left a Development, may come on top of it (deck.cycle)."""
    code = Code({})
    code.add(Branch(Query("deck-cycles"), code.exit), Move(Query("cards", ("discard",)), "cycle", "deck"))
    code.add(Shuffle("deck"), Emit(Happening("cycle", words="deck", amount=1)))
    code.add(Branch(Query("enlists-by-cycle"), code.exit), Call("enlist-by-cycle"))
    return code.procedure("reach")


def _empty_stardate() -> Program:
    """A Stardate without Glory: its own text says where it goes, and the next one is filled (stardate.empty)."""
    code = Code({})
    code.add(
        Branch(Query("is-empty-stardate"), code.exit),
        Emit(Happening("empty", Query("this"))),
        Call(Query("program-of", (Query("this"), "EMPTIED"))),
        Call("fill-stardate"),
    )
    return code.procedure("empty-stardate")


def _trigger_end() -> Program:
    """The last Stardate is empty: the round is finished and each player has one more turn (end.resolution)."""
    code = Code({})
    code.add(Branch(Query("no-resolution"), code.exit))
    code.add(Note("last-turn", Query("last-turn"), lasting=True), Note("resolution", 1, lasting=True))
    code.add(Emit(Happening("resolution", words="resolution", amount=1)))
    return code.procedure("trigger-end")


def _duty_limit() -> Program:
    """One Duty Officer above the limit is dismissed at once, by the player's choice (duty.2)."""
    code = Code({})
    again = code.label()
    code.place(again)
    code.add(Branch(Query("has-excess"), code.exit), Ask("%officer", "duty-limit", Query("cards", ("duty",))))
    code.relocate("dismiss", "%officer", "discard", owner="owner")
    code.add(Jump(again))
    return code.procedure("duty-limit")


def _burn() -> Program:
    """The Incident deck is empty: fewer Incidents win, equal numbers go to final scoring (end.burn)."""
    code = Code({})
    code.add(Emit(Happening("burn", words="burn", amount=1)))
    with code.when(Query("burn-tied")):
        code.add(Call("scoring"))
    code.add(Finish("burn"))
    return code.procedure("burn")


def _final_scoring() -> Program:
    code = Code({})
    code.add(Call("scoring"), Finish("resolution"))
    return code.procedure("final-scoring")


def _scoring() -> Program:
    """What happens before scoring, then the END operations of both players (score.order)."""
    code = Code({})
    code.add(Phase("before-scoring"))
    everyone = code.let(Query("players"), "players")
    with code.each(everyone, "%player"):
        code.add(Emit(Happening("score", words="score", amount=1, who="%player"), "before"))
    code.add(Phase("scoring"), Move(Query("unscored"), "remove", "box"))
    code.add(*_scored(code))
    return code.procedure("scoring")


def _scored(code: Code) -> tuple[()]:
    everyone = code.let(Query("players"), "players")
    with code.each(everyone, "%player"):
        operations = code.let(Query("scoring-operations", ("%player",)), "operations")
        with code.each(operations, "%one"):
            code.add(
                Call(
                    Query("address-of", (Query("only", ("%one",)),)),
                    (("this", Query("copy-of", (Query("only", ("%one",)),))), ("player", "%player"), ("%score", 0)),
                    (("%score", "%scored"),),
                ),
                Note("end", Query("scored", ("%player", "%one", "%scored")), lasting=True),
            )
    return ()


def _standing_effects() -> Program:
    """What holds only while a condition does is tested between operations (op.passive.5)."""
    code = Code({})
    due = code.let(Query("due"), "due")
    with code.each(due, "%one"):
        taken = code.let(Query("only", ("%one",)), "taken")
        copy = code.let(Query("copy-of", (taken,)), "copy")
        code.add(Call(Query("address-of", (taken,)), (("this", copy), ("player", Query("owner-of", (copy,))))))
    return code.procedure("standing-effects")


def _fill_stardate() -> Program:
    """The new top Stardate takes its printed Glory from the supply (stardate.empty.2)."""
    code = Code({})
    top = code.let(Query("stardate"), "top")
    code.add(Branch(Query("some", (top,)), code.exit), Branch(Query("bare", (top,)), code.exit))
    code.add(Change(top, "glory", Query("printed-glory", (top,))))
    return code.procedure("fill-stardate")


def _opening() -> Program:
    """Operations of the set-up itself, before the first turn (promo.2)."""
    code = Code({})
    code.add(Phase("setup"))
    every = code.let(Query("setup-operations"), "every")
    with code.each(every, "%one"):
        taken = code.let(Query("only", ("%one",)), "taken")
        code.add(Call(Query("address-of", (taken,)), (("this", Query("copy-of", (taken,))),)))
    return code.procedure("opening")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _reach(), _empty_stardate(), _trigger_end(), _duty_limit(), _burn(), _final_scoring(), _scoring(),
        _standing_effects(), _fill_stardate(), _opening(),
    )
}  # fmt: skip
