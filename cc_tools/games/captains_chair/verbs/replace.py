"""`replace`: a card takes the place of another, which goes to the box.

    SPECIAL during setup: replace random incident in incident-deck with this

`with` is needed. It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import zone_of, zone_word
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Ask, Chance, Move, Query, Quoted, Shuffle, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The card comes where the other is, which goes to the box; among unseen cards its place is left to chance.

    By chance goes no card that takes another's place itself (promo.2).
    """
    noun, card, gone = effect.object, argument(effect, "with"), code.name("gone")
    assert isinstance(noun, NounPhrase) and card is not None
    zone = zone_of(noun)
    assert zone is not None
    if _random(noun):
        code.add(Chance(gone, Query("uninvolved", (Query("minus", (Things(noun), Things(card))),))))
    else:
        code.add(Ask(gone, effect.verb, Things(noun), needs=1))
    with code.when(Query("some", (gone,))):
        code.add(Move(gone, effect.verb, "box"), Move(Things(card), effect.verb, zone_word(zone)))
        code.add(Shuffle(Query("searched", (Quoted(zone),))))


def _random(noun: NounPhrase) -> bool:
    return any(getattr(atom, "name", "") == "random" for group in noun.groups for atom in group.atoms)


REPLACE = verb("replace", one("card"), pays=False, with_=one("card"), lower=_lower)
