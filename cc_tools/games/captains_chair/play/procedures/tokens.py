"""Resources and tokens that change their place: placing, moving, stealing, removing, sending, warping."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Call,
    Carry,
    Change,
    Emit,
    Happening,
    Jump,
    Let,
    Name,
    Program,
    Query,
    Turn,
    Value,
    Would,
)


def _place() -> Program:
    """`%amount` of a `%kind` from the supply onto the card `%holder`; Glory from the Stardate (kw.place.1).

    Back: `%got`.
    """
    code = Code({})
    event = Happening("place", words="%kind", amount="%amount", target=Query("first-of", ("%holder",)))
    given = tuple((name, name) for name in ("%kind", "%amount", "%holder", "%supply"))
    code.add(Let("%got", 0), Would(event, code.exit), Call("supply", given, (("%got", "%got"),)))
    code.add(Emit(_happened(event)))
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("place")


def _happened(event: Happening) -> Happening:
    """The same event with what really changed."""
    return Happening(event.verb, None, event.words, "%got", event.source, event.target)


def _move() -> Program:
    """`%amount` of a `%kind` from `%card` to the card `%holder` (kw.move.1). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0))
    event = Happening(
        "move", None, "%kind", "%amount", Query("first-of", ("%card",)), Query("first-of", ("%holder",))
    )
    code.add(Would(event, code.exit))
    _transfer(code, "%card", "%holder", "%amount")
    code.add(Emit(_happened(event)))
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("move")


def _transfer(code: Code, giver: Value, receiver: Value, amount: Value) -> None:
    """As many counters as there are go from one holder to the other; `%got` counts them all."""
    left = code.name("left")
    code.add(
        Change(giver, "%kind", amount, left, -1),
        Change(receiver, "%kind", left),
        Let("%got", Query("sum", ("%got", left))),
    )


def _steal() -> Program:
    """`%amount` of one of `%kinds` from the opponent's pool to the thief's, as many as are there (kw.steal).

    Back: `%got`.
    """
    code = Code({})
    code.add(Let("%got", 0), Ask("%kind", "resource", "%kinds"), Let("%holders", Query("robbed", ("%kind",))))
    code.add(Branch(Query("some", ("%holders",)), code.exit))
    code.add(Would(Happening("steal", words="%kind", amount="%amount"), code.exit))
    with code.each("%holders", "%holder"):
        _transfer(code, "%holder", Query("pool"), Query("less", ("%amount", "%got")))
    code.add(Emit(Happening("steal", words="%kind", amount="%got")))
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("steal")


def _recrystallize() -> Program:
    """`%amount` of one of `%kinds` from `%card` to the pool, as many as are there (kw.recrystallize). Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0), Let("%kind", "%kinds"), Branch(Query("some", ("%card",)), code.exit))
    event = Happening("recrystallize", words="%kind", amount="%amount", source=Query("first-of", ("%card",)))
    code.add(Would(event, code.exit))
    _transfer(code, "%card", Query("pool"), "%amount")
    code.add(Emit(_happened(event)))
    code.done(Query("some", ("%got",)))
    return code.procedure("recrystallize")


def _remove() -> Program:
    """`%amount` of a `%kind` from `%card` to the supply; from the Stardates one after the other. Back: `%got`."""
    code = Code({})
    code.add(Let("%got", 0))
    event = Happening("remove", None, "%kind", "%amount", Query("first-of", ("%card",)))
    code.add(Would(event, code.exit))
    elsewhere, end = code.label(), code.label()
    code.add(Branch(Query("lies-on-stardate", ("%card",)), elsewhere))
    code.add(Call("supply", (("%kind", "%kind"), ("%amount", "%amount")), (("%got", "%got"),)), Jump(end))
    code.place(elsewhere)
    code.add(Change("%card", "%kind", "%amount", "%got", -1))
    code.place(end)
    code.add(Emit(_happened(event)))
    code.done(Query("reaches", ("%got", "%amount")))
    return code.procedure("remove")


def _remove_tokens() -> Program:
    """`%number` tokens of `%player` at `%place` return to the captain, as many as are there (away.5).

    Back: `%removed`.
    """
    code = Code({})
    code.add(
        Let("%removed", 0),
        Let("%number", Query("least-of", ("%number", Query("tokens-there", ("%kind", "%player", "%place"))))),
    )
    event = Happening("remove", None, "%kind", "%number", Query("first-of", ("%place",)))
    code.add(Would(event, code.exit), Branch(Query("harm-stands", ("%player",)), code.exit))
    code.add(
        Carry("away-team", "%player", "%place", Query("captain-of", ("%player",)), "%number", "%removed"),
        Emit(Happening("remove", None, "%kind", "%removed", Query("first-of", ("%place",)))),
    )
    return code.procedure("remove-tokens")


def _send() -> Program:
    """One token of a `%kind` to `%to`: from the captain, or with none left there from another card (away.4).

    With `%all` it does not matter from which. Back: `%sent`.
    """
    code = Code({})
    code.add(Let("%sent", 0), Let("%from", Query("senders", ("%kind", "%to"))))
    with code.when(Query("some", ("%all",))):
        code.add(Let("%from", Query("first", ("%from", 1))))
    code.add(Ask("%from", "send-from", "%from"))
    code.add(Branch(Query("some", ("%from",)), code.exit))
    event = Happening(
        "send", None, "%kind", 1, Query("first-of", ("%from",)), Query("first-of", ("%to",))
    )
    code.add(Would(event, code.exit), Carry("away-team", Query("you"), "%from", "%to", 1, "%sent"), Emit(event))
    return code.procedure("send")


def _warp() -> Program:
    """The token of `%ship` goes to `%place` (kw.warp.1). Back: `%warped`."""
    code = Code({})
    kept: Name = "%kept"
    code.add(Let("%warped", ()), Let("%whence", Query("presence", ("%ship",))))
    event = Happening("warp", "%ship", source="%whence", target=Query("first-of", ("%place",)))
    code.add(
        Would(event, code.exit, kept),
        Turn(kept, "at", "%place"),
        Let("%warped", kept),
        Emit(event),
    )
    return code.procedure("warp")


PROCEDURES: Mapping[str, Program] = {
    found.name: found
    for found in (_place(), _move(), _steal(), _recrystallize(), _remove(), _remove_tokens(), _send(), _warp())
}  # fmt: skip
