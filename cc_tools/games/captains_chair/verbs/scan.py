"""`scan`: look at so many cards of a market deck and gain one of them, or the face-up card of that suit (kw.scan).

    PLAY: scan 2 ally
    PLAY: scan 1 person/cargo/ally per $n
    PLAY: scan 2 ship including junk

`including` adds a source, `to` names where the card goes; `per`, `plus` and `max` multiply the number. It may name
the card, is an event, and no cost.
"""

from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.verbs.gain import destination, hold, quoted
from cc_tools.model.instructions import Ask, Call, Let, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase, Word


def _lower(effect: Effect, code: Code) -> None:
    """The suit first, where there are several; then one of what is seen, where it goes, and how the rest goes under."""
    noun, name = effect.object, bound(effect) or code.name("gained")
    assert isinstance(noun, NounPhrase)
    options, suit = Query("scan-suits", (Quoted(noun),)), code.name("suit")
    code.add(Let(name, ()))
    atoms = [atom for group in noun.groups for atom in group.atoms]
    single = len(atoms) == 1 and isinstance(atoms[0], Word) and atoms[0].sense == "suit"
    code.add(Let(suit, options) if single else Ask(suit, "suit", options))
    given = (
        ("%suit", suit),
        ("%count", code.amount(effect)),
        ("%including", Query("zones-said", (quoted(argument(effect, "including")),))),
        ("%to", destination(effect)),
        ("%aside", int(hold(code, name))),
    )
    code.add(Call("scan", given, (("%gained", name),)))


SCAN = verb(
    "scan",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    pays=False,
    lower=_lower,
    including=maybe("zone"),
    to=maybe("zone"),
)
