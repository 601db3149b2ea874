"""`select`: choose a card, a place or a word, named for later steps.

    ACTION PLAY: select location as $l where have ship at it; send 1 away-team to $l

Only things are offered for which the steps that use the name are legal. It has to name what it finds, and is no
event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code, argument, bound, bounds
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Let, Query, Quoted, Things
from cc_tools.model.tree import Effect, NounPhrase, Qualifier, Word


def _lower(effect: Effect, code: Code) -> None:
    """Only what the steps that are certain to follow can act on is offered."""
    noun, name = effect.object, bound(effect)
    assert isinstance(noun, NounPhrase) and name is not None
    options = code.name("options")
    if _is_attribute(noun):
        code.add(Let(options, Query("known-words", (Quoted(noun),))))
    else:
        code.add(Let(options, Things(noun, argument(effect, "from"))))
    for use in code.uses.get(name[1:], ()):
        code.add(Let(options, options, verb=use))
    low, high = bounds(noun.quantity)
    if noun.quantity is not None and noun.quantity.form == "any":
        low, high = 1, 1
    code.add(Let(name, ()), Ask(name, effect.verb, options, low, high, needs=low))


def _is_attribute(noun: NounPhrase) -> bool:
    """Whether a word is chosen out of all there are (`select species`), not out of what cards bear."""
    last = noun.groups[-1].atoms[-1] if noun.groups else None
    related = any(isinstance(one, Qualifier) for one in noun.attached)
    return isinstance(last, Word) and last.sense == "attribute" and not related


SELECT = verb(
    "select",
    one("card", "attribute", "track", "zone"),
    binds="object",
    named=True,
    from_=maybe("zone"),
    lower=_lower,
)
