"""Scanning: one of the top cards of a Market deck, or the first card that fits a trait or an icon (kw.scan)."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.language.lowering import Code
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Call,
    Emit,
    Happening,
    Jump,
    Let,
    Move,
    Note,
    Program,
    Query,
    Show,
    Shuffle,
)


def _scan() -> Program:
    """The top `%count` cards of the deck of `%suit` are seen; one of them, or the face-up one, or one of `%including`
    is gained; the others go under the deck in any order (kw.scan.1 to 4). Back: `%gained`."""
    code = Code({})
    code.add(Let("%gained", ()), Branch(Query("some", ("%suit",)), code.exit))
    code.add(
        Let("%seen", Query("deck-tops", ("%suit", "%count"))),
        Show("%seen", "you"),
        Ask("%picked", "scan", Query("scan-offers", ("%suit", "%seen", "%including"))),
        Branch(Query("some", ("%picked",)), code.exit),
        Show("%picked", "you"),
    )
    _ask_destination(code)
    _put_under(code)
    _gain(code, "scan")
    return code.procedure("scan")


def _ask_destination(code: Code) -> None:
    """Where the card goes, unless that is said or a later step places it."""
    known = code.label()
    for test in ("%to", "%aside"):
        with code.when(Query("some", (test,))):
            code.add(Jump(known))
    with code.when(Query("asks-aside", ("%aside",))):
        code.add(Jump(known))
    code.add(Call("destination", (("this", "%picked"),), (("%to", "%to"),)))
    code.place(known)


def _put_under(code: Code) -> None:
    """The other cards seen go under their deck; the one named first comes to lie highest."""
    again, done = code.label(), code.label()
    code.add(Let("%rest", Query("minus", ("%seen", "%picked"))))
    code.place(again)
    code.add(
        Branch(Query("some", ("%rest",)), done),
        Ask("%next", "order", "%rest"),
        Let("%rest", Query("minus", ("%rest", "%next"))),
    )
    for suit in ("person", "cargo", "ship", "ally"):
        with code.when(Query("same", ("%suit", suit))):
            code.add(Move("%next", "scan", f"{suit}-deck", position="bottom"))
    code.add(Jump(again))
    code.place(done)


def _gain(code: Code, verb: str) -> None:
    """The card is gained (kw.scan.9), and what a replaced gain has gained instead is known (kw.gain-card.6)."""
    code.add(
        Call(
            "gain-card", (("%cards", "%picked"), ("%to", "%to"), ("%aside", "%aside")), (("%gained", "%gained"),)
        ),
        Emit(Happening(verb, "%gained")),
        Note("replacement", "%gained"),
    )
    code.done(Query("some", ("%gained",)))


def _scan_for() -> Program:
    """A card with one of `%words`: a face-up Market card that fits; else, if the player wants, one of `%including`;
    else the first that fits from the top of a Market deck, deck after deck; else 2 Glory (kw.scan.5 to 7).

    Back: `%gained`.
    """
    code = Code({})
    beside, decks, gained = code.label(), code.label(), code.label()
    code.add(
        Let("%gained", ()),
        Ask("%word", "trait", "%words"),
        Branch(Query("some", ("%word",)), code.exit),
        Let("%offers", Query("sought-up", ("%word",))),
        Branch(Query("some", ("%offers",)), beside),
        Ask("%picked", "scan-for", "%offers"),
        Jump(gained),
    )
    code.place(beside)
    code.add(
        Ask("%picked", "scan-for", Query("sought-beside", ("%word", "%including")), otherwise=decks),
        Jump(gained),
    )
    code.place(decks)
    _search_decks(code, gained)
    code.place(gained)
    _gain(code, "scan-for")
    return code.procedure("scan-for")


def _search_decks(code: Code, gained: int) -> None:
    """Deck after deck until a card fits; the others turned up are shuffled back."""
    again, none, found = code.label(), code.label(), code.label()
    code.add(Let("%tried", ()))
    code.place(again)
    code.add(
        Let("%decks", Query("decks-untried", ("%tried",))),
        Branch(Query("some", ("%decks",)), none),
        Ask("%suit", "suit", "%decks"),
        Let("%tried", Query("joined", ("%tried", "%suit"))),
        Let("%seen", Query("until-found", ("%suit", "%word"))),
        Show("%seen", "both"),
        Let("%picked", Query("sought-in", ("%seen", "%word"))),
        Branch(Query("some", ("%picked",)), found),
    )
    _ask_destination(code)
    code.add(Move("%picked", "gain", "held"), Shuffle(Query("deck-number", ("%suit",))), Jump(gained))
    code.place(found)
    code.add(Shuffle(Query("deck-number", ("%suit",))), Jump(again))
    code.place(none)
    code.add(Call("gain-resource", (("%kinds", ("glory",)), ("%amount", 2))), Jump(code.exit))


PROCEDURES: Mapping[str, Program] = {found.name: found for found in (_scan(), _scan_for())}
