"""Gaining: cards with what lies on them and their destination, resources, steps on tracks, actions (kw.gain)."""

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
    Program,
    Query,
    Show,
    Would,
)

DESTINATIONS: Mapping[str, tuple[str, str]] = {
    "deck-top": ("deck", "top"),
    "discard": ("discard", "top"),
    "hand": ("hand", "top"),
    "deck-bottom": ("deck", "bottom"),
    "reserve-top": ("reserve", "top"),
    "reserve-bottom": ("reserve", "bottom"),
    "staging": ("staging", "top"),
}
"""Where a gained card may go: area and end of it."""

FREE_CHOICE = ("deck-top", "discard")
"""Where the gaining player may put it if nothing else is said (kw.gain-card.1)."""


# --- cards ----------------------------------------------------------------------------------------------------------


def _gain_card() -> Program:
    """`%cards` are gained one by one: what lies on them, then the card, to `%to` or where the player says.

    With `%aside` it waits for a later step of the operation. Back: `%gained`.
    """
    code = Code({})
    code.add(Let("%gained", ()))
    with code.each("%cards", "%card"):
        one = code.let(Query("only", ("%card",)), "one")
        aside, next_ = code.label(), code.label()
        code.add(
            Show(one, "you"),
            Call("collect", (("%card", one),)),
            Branch(Query("asks-aside", ("%aside",)), aside),
            Move(one, "gain", "held"),
            Note("unsettled", Query("joined", (Query("note", ("unsettled",)), one))),
            Jump(next_),
        )
        code.place(aside)
        code.add(Call("put-gained", (("%card", one), ("%to", "%to"))))
        code.place(next_)
        code.add(Let("%gained", Query("joined", ("%gained", one))))
    code.done(Query("some", ("%gained",)))
    return code.procedure("gain-card")


def _collect() -> Program:
    """The resources on a face-up Market card go to the gaining player's pool (kw.gain-card.4, crew.burnham.3)."""
    code = Code({})
    found = code.let(Query("kinds-on", ("%card", ("dilithium", "latinum", "glory"))), "found")
    with code.each(found, "%kind"):
        code.add(Call("gain-from", (("%card", "%card"), ("%kind", "%kind"), ("%amount", MANY))))
    return code.procedure("collect")


def _put_gained() -> Program:
    """A gained card goes to `%to`, or where the player wants it after seeing it; then it is gained (deck.gain.1)."""
    code = Code({})
    asked, known = code.label(), code.label()
    code.add(Let("%where", "%to"), Branch(Query("some", ("%to",)), asked), Jump(known))
    code.place(asked)
    code.add(Call("destination", (("this", "%card"),), (("%to", "%where"),)))
    code.place(known)
    code.add(Let("%whence", Query("area-names", ("%card",))))
    for word, (area, position) in DESTINATIONS.items():
        with code.when(Query("same", ("%where", word))):
            code.add(Move("%card", "gain", area, position=position))
    code.add(Emit(Happening("gain", "%card", source="%whence", target=Query("first-of", ("%where",)))))
    return code.procedure("put-gained")


def _destination() -> Program:
    """Asks where the card of the procedure goes. Back: `%to`."""
    code = Code({})
    code.add(Ask("%to", "destination", FREE_CHOICE))
    return code.procedure("destination")


def _settle() -> Program:
    """`%held`: a card that was held aside and has its place now is gained; with `%final` one that has none gets it."""
    code = Code({})
    waiting = code.let(Query("unsettled", ("%held",)), "waiting")
    with code.each(waiting, "%card"):
        one = code.let(Query("only", ("%card",)), "one")
        placed, next_ = code.label(), code.label()
        code.add(
            Branch(Query("some", (Query("set-aside", (one,)),)), placed),
            Branch(Query("some", ("%final",)), next_),
            _settled(one),
            Call("put-gained", (("%card", one), ("%to", ()))),
            Jump(next_),
        )
        code.place(placed)
        code.add(_settled(one), Emit(Happening("gain", one, target=Query("area-names", (one,)))))
        code.place(next_)
    return code.procedure("settle")


def _settled(card: str) -> Note:
    return Note("unsettled", Query("minus", (Query("note", ("unsettled",)), card)))


# --- resources ------------------------------------------------------------------------------------------------------


def _gain_resource() -> Program:
    """`%amount` of one of `%kinds`, Glory from the Stardate unless `%supply` (res.3, res.4). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Ask("%kind", "resource", "%kinds"), Branch(Query("some", ("%kind",)), code.exit))
    event = Happening("gain", words="%kind", amount="%amount")
    code.add(Would(event, code.exit), Let("%holder", Query("receiver", ("%kind", None))))
    code.add(Call("supply", _SUPPLY, (("%got", "%got"),)))
    code.add(Emit(Happening("gain", words="%kind", amount="%got")))
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("gain-resource")


_SUPPLY = (("%kind", "%kind"), ("%amount", "%amount"), ("%holder", "%holder"), ("%supply", "%supply"))


def _supply() -> Program:
    """Resources come from the supply onto a holder; Glory comes from the Stardates, one after the other, as long as
    there is one (res.4, stardate.empty, stardate.final.2).

    Without a holder they only leave the Stardate. Back: `%got`.
    """
    code = Code({})
    again, rest = code.label(), code.label()
    code.add(Let("%got", 0), Branch(Query("same", ("%kind", "glory")), rest))
    with code.when(Query("some", ("%supply",))):
        code.add(Jump(rest))
    code.place(again)
    code.add(
        Let("%card", Query("bearing", (Query("stardate"), ("glory",)))),
        Branch(Query("some", ("%card",)), rest),
        Branch(Query("some", (Query("less", ("%amount", "%got")),)), code.exit),
        Let("%part", Query("least-of", (Query("less", ("%amount", "%got")), Query("amount-on", ("%card", "glory"))))),
        Change("%holder", "glory", "%part"),
        Let("%got", Query("sum", ("%got", "%part"))),
        Change("%card", "glory", "%part", sign=-1),
        Jump(again),
    )
    code.place(rest)
    code.add(
        Change("%holder", "%kind", Query("less", ("%amount", "%got")), "%rest"),
        Let("%got", Query("sum", ("%got", "%rest"))),
    )
    return code.procedure("supply")


def _gain_from() -> Program:
    """`%amount` of a `%kind` from a `%card`, as much as lies there (kw.gain-resource.3). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Let("%whence", Query("first-of", (Query("area-names", ("%card",)),))))
    code.add(Let("%there", Query("least-of", ("%amount", Query("amount-on", ("%card", "%kind"))))))
    code.add(Branch(Query("some", ("%there",)), code.exit))
    event = Happening("gain", words="%kind", amount="%there", source="%whence")
    code.add(
        Would(event, code.exit),
        Let("%holder", Query("receiver", ("%kind", "%card"))),
        Change("%card", "%kind", "%there", "%left", sign=-1),
        Change("%holder", "%kind", "%left", "%got"),
        Emit(Happening("gain", words="%kind", amount="%got", source=Query("first-of", ("%card",))), "told"),
        Emit(Happening("gain", words="%kind", amount="%got", source="%whence"), "foretold"),
    )
    return code.procedure("gain-from")


def _gain_resources_from() -> Program:
    """`%amount` of any of `%kinds` from `%card`; which ones is asked where it matters. Back: `%got`."""
    code = Code({})
    again, ready = code.label(), code.label()
    code.add(
        Let("%got", 0),
        Let("%taken", Query("taken-from", ("%card", "%kinds", "%amount"))),
        Branch(Query("same", ("%taken", None)), ready),
        Let("%taken", ()),
    )
    code.place(again)
    code.add(
        Let("%there", Query("kinds-on", ("%card", "%kinds", "%taken"))),
        Branch(Query("some", ("%there",)), ready),
        Branch(Query("some", (Query("less", ("%amount", "%taken")),)), ready),
        Ask("%kind", "resource", "%there"),
        Let("%taken", Query("joined", ("%taken", "%kind"))),
        Jump(again),
    )
    code.place(ready)
    code.add(Let("%each-kind", Query("kinds", ("%taken",))))
    with code.each("%each-kind", "%kind"):
        code.add(
            Call(
                "gain-from",
                (("%card", "%card"), ("%kind", "%kind"), ("%amount", Query("among", ("%taken", "%kind")))),
                (("%got", "%part"),),
            ),
            Let("%got", Query("sum", ("%got", "%part"))),
        )
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("gain-resources-from")


# --- tracks and actions ---------------------------------------------------------------------------------------------


def _gain_track() -> Program:
    """`%amount` steps on one of `%kinds` (spec.advance). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Ask("%kind", "track", "%kinds"), Branch(Query("some", ("%kind",)), code.exit))
    code.add(Let("%steps", Query("steps", ("%kind", "%amount"))), Branch(Query("some", ("%steps",)), code.exit))
    _counter(code, "gain", "%steps", 1)
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("gain-track")


def _lose_track() -> Program:
    """`%amount` steps back on one of `%kinds`. Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Ask("%kind", "track", "%kinds"), Branch(Query("some", ("%kind",)), code.exit))
    _counter(code, "lose", "%amount", -1)
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("lose-track")


def _gain_token() -> Program:
    """`%amount` action tokens from the supply, for this turn (kw.action.1). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Ask("%kind", "gain", "%kinds"), Branch(Query("some", ("%kind",)), code.exit))
    _counter(code, "gain", "%amount", 1)
    return code.procedure("gain-token")


def _counter(code: Code, verb: str, amount: str, sign: int) -> None:
    """A counter of the player changes, and the event follows."""
    code.add(
        Would(Happening(verb, words="%kind", amount=amount), code.exit),
        Change(Query("pool"), "%kind", amount, "%got", sign),
        Emit(Happening(verb, words="%kind", amount="%got")),
    )


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (
        _gain_card(), _collect(), _put_gained(), _destination(), _settle(), _gain_resource(), _supply(), _gain_from(),
        _gain_resources_from(), _gain_track(), _lose_track(), _gain_token(),
    )
}  # fmt: skip
