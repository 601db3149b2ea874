"""`look`: see the top cards of a deck; they stay there until a later step moves them.

    ACTION PLAY: look top 2 encounter as $e; take 1 of $e, put rest of $e to encounter-deck-bottom
    PLAY: look top 3 from market-deck as $c

The deck is that of the suit named, or that behind `from`. It names the cards for the steps that follow. It is no
event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import TOP, quantified, reached
from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Let, Name, Query, Show, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """What is looked at is known to who looks; `$x@` keeps where it lies, for `rest of $x`."""
    noun, zone, seen = effect.object, argument(effect, "from"), bound(effect) or code.name("seen")
    assert isinstance(noun, NounPhrase)
    number = (noun.quantity.low if noun.quantity else None) or 1
    if zone is not None:
        reached(code, zone, number)
        _one_deck(effect, code, noun, zone, number, seen)
    else:
        code.add(Let(seen, Things(noun), number))
    code.add(Let(f"{seen}@", Query("areas", (seen,))), Show(seen, "you"))


def _one_deck(effect: Effect, code: Code, noun: NounPhrase, zone: NounPhrase, number: int, seen: Name) -> None:
    """A word for several decks is a choice of one of them, by its unseen top card."""
    top = code.name("top")
    code.add(Ask(top, effect.verb, Things(quantified(noun, TOP, 1), zone), needs=1))
    code.add(Let(seen, Query("tops", (Query("areas", (top,)), number))))


LOOK = verb("look", one("card"), binds="card", pays=False, from_=maybe("zone"), lower=_lower)
