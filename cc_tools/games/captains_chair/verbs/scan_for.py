"""`scan-for`: turn up cards of the market decks until one with the trait or icon named is found (kw.scan).

    PLAY: scan-for starfleet
    PLAY: scan-for andorian/weapon including junk
    PLAY: scan-for species of $d

`including` adds a source, `to` names where the card goes. It may name the card, is an event, and no cost.
"""

from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.verbs.gain import destination, hold, quoted
from cc_tools.model.instructions import Ask, Call, Let, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The trait or icon first, where there are several; then one that lies face up, or the deck to search."""
    noun, name = effect.object, bound(effect) or code.name("gained")
    assert isinstance(noun, NounPhrase)
    options, word = Query("sought", (Quoted(noun),)), code.name("word")
    several = any(len(group.atoms) > 1 for group in noun.groups)
    code.add(Let(name, ()), Ask(word, "trait", options) if several else Let(word, options))
    given = (
        ("%words", word),
        ("%including", Query("zones-said", (quoted(argument(effect, "including")),))),
        ("%to", destination(effect)),
        ("%aside", int(hold(code, name))),
    )
    code.add(Call("scan-for", given, (("%gained", name),)))


SCAN_FOR = verb(
    "scan-for",
    one("card", "icon", "attribute"),
    event=maybe("card"),
    binds="card",
    pays=False,
    lower=_lower,
    including=maybe("zone"),
    to=maybe("zone"),
)
