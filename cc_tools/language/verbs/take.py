"""`take`: a card comes to the hand, or to the place behind `to`; this is no gain (kw.take).

    PLAY: take incident
    ATTACK PLAY: both take incident
    PLAY: take 1 of $e to deck-top

A suit named alone comes from its deck. `per`, `plus` and `max` multiply the number. It may name the cards, harms the
player who has to take them, and is an event.
"""

from __future__ import annotations

from cc_tools.language.lowering.cards import TOP, Destination, destination, picked, quantified
from cc_tools.language.lowering.code import MANY, Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Let, Move, Name, Note, Query, Quoted, Size, Things, Would
from cc_tools.model.tree import Effect, NounPhrase, Qualifier

HAND = Destination("hand", None, TOP, "hand")


def _lower(effect: Effect, code: Code) -> None:
    to, noun = argument(effect, "to"), effect.object
    assert isinstance(noun, NounPhrase)
    goal = destination(to) if to is not None else HAND
    if not _from_its_deck(effect, noun):
        things = picked(effect, code)
        code.relocate(effect.verb, things, goal.area, position=goal.position, target=goal.word, kept=things)
        return
    things, whence, moved, end = _top(effect, code, noun), code.name("whence"), code.name("moved"), code.label()
    code.add(Would(Happening(effect.verb, things, target=goal.word), end, things))
    _choose_source(effect, code, noun, things)
    code.add(
        Let(whence, Query("area-names", (things,))),
        Move(things, effect.verb, goal.area, goal.owner, goal.position, into=moved),
        Emit(Happening(effect.verb, things, source=whence, target=goal.word)),
    )
    code.place(end)


def _from_its_deck(effect: Effect, noun: NounPhrase) -> bool:
    """Whether a suit is named alone: its cards come from the top of its deck (deck.take)."""
    related = any(isinstance(one, Qualifier) for one in noun.attached)
    return argument(effect, "from") is None and not related and not _points(noun)


def _points(noun: NounPhrase) -> bool:
    return any(getattr(atom, "sense", "pronoun") == "pronoun" for group in noun.groups for atom in group.atoms)


def _top(effect: Effect, code: Code, noun: NounPhrase) -> Name:
    """As many of the top cards as the step takes, or as there are."""
    name = bound(effect) or code.name("things")
    if argument(effect, "per") is None:
        number = (noun.quantity.low if noun.quantity else None) or 1
        code.add(Let(name, Things(quantified(noun, TOP, number)), number, effect.verb))
    else:
        count = code.let(code.amount(effect), "n")
        code.add(Let(name, Query("first", (Things(quantified(noun, TOP, MANY)), count)), count))
    return name


def _choose_source(effect: Effect, code: Code, noun: NounPhrase, things: Name) -> None:
    """Another zone may be a source of this step (`include junk for take`)."""
    more = Query("included-cards", (effect.verb, Quoted(noun)))
    with code.when(Query("some", (more,))):
        number = code.let(Size(things), "n")
        code.add(Ask(things, effect.verb, Query("joined", (things, more)), number, number))
    code.add(Note("include", ()))


TAKE = verb(
    "take",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
    to=maybe("zone"),
    places=True,
    lower=_lower,
)
