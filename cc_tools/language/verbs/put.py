"""`put`: a card goes to a place without its PLAY operation being resolved (kw.put).

    PLAY: put card to deck-top
    ATTACK SURPRISE: put this to opponent discard
    PLAY: put rest of $e to encounter-deck-bottom

From hand unless `from` says where or the card has been named before; `to` is needed. It may name the cards and is no
event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import Destination, destination, in_order, picked, several
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Name, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    zone = argument(effect, "to")
    assert zone is not None and isinstance(effect.object, NounPhrase)
    goal, things = destination(zone), picked(effect, code)
    whence = code.let(Query("areas", (things,)), "whence")
    if goal.ordered and several(effect.object):
        with in_order(code, things) as one:
            _put(effect, code, goal, one)
    else:
        _put(effect, code, goal, things)
    code.add(Emit(Happening("put-into-play", Query("come-into-play", (things, whence)))))


def _ignored(effect: Effect, code: Code) -> None:
    """What would go to the opponent goes where a card goes that is not given (attack.8)."""
    give, zone = code.verbs.get("give"), argument(effect, "to")
    if give is not None and give.ignored is not None and zone is not None and destination(zone).owner is not None:
        give.ignored(effect, code)


def _put(effect: Effect, code: Code, goal: Destination, things: Name) -> None:
    code.relocate(
        effect.verb, things, goal.area, owner=goal.owner, position=goal.position, target=goal.word, kept=things
    )


PUT = verb(
    "put",
    one("card"),
    binds="card",
    harms=True,
    from_=maybe("zone"),
    to=one("zone"),
    places=True,
    lower=_lower,
    ignored=_ignored,
)
