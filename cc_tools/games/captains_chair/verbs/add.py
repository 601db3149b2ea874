"""`add`: tokens from outside the game to a card.

    PLAY: add 2 away-team to captain

`to` is needed; `per`, `plus` and `max` multiply the number. It may name the number added, and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Carry, Let, Query, Things
from cc_tools.model.tree import Effect, NounPhrase, Word


def _lower(effect: Effect, code: Code) -> None:
    """The tokens come from the supply; they stay with the player."""
    noun, to = effect.object, argument(effect, "to")
    assert isinstance(noun, NounPhrase) and to is not None
    place, added = code.let(Things(to), "place"), bound(effect) or code.name("added")
    kinds = [atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)]
    code.add(Let(added, 0))
    for kind in kinds:
        code.add(Carry(kind, Query("you"), None, place, code.amount(effect), added))
    code.done(Query("some", (added,)))


ADD = verb("add", one("token"), binds="number", counted=True, pays=False, to=one("card"), lower=_lower)
