"""What verbs that move cards have in common: which cards, where they go, in which order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from cc_tools.language.lowering.code import Code, argument, bound, bounds
from cc_tools.model.instructions import Ask, Call, Let, Name, Query, Quoted, Things, Value
from cc_tools.model.tree import Effect, Exclusion, NounPhrase, Owner, Qualifier, Quantity, QuantityForm, Variable, Word

DECK = "deck"
"""The zone whose cards are made anew when they are needed (`reach`)."""
TOP: Final = "top"
BOTTOM: Final = "bottom"
ENDS = (TOP, BOTTOM)


@dataclass(frozen=True, slots=True)
class Destination:
    """Where cards go: the area, whose it is as `Move` has it, which end of it, and the word that said so."""

    area: str
    owner: Value
    position: str
    word: str

    @property
    def ordered(self) -> bool:
        """Whether it is an end of a deck, where the order of several cards matters."""
        return self.word != self.area


def destination(zone: NounPhrase) -> Destination:
    """The place that the noun behind `to` names: `deck-top`, `opponent discard`, `staging of inactive-player`."""
    word = zone_word(zone)
    area, _, end = word.rpartition("-")
    if end not in ENDS:
        area, end = word, TOP
    return Destination(area, _owner(zone), end, word)


def zone_word(zone: NounPhrase) -> str:
    """The zone that a phrase names; the first where it names several."""
    return next(atom.name for group in zone.groups for atom in group.atoms if isinstance(atom, Word))


def _owner(zone: NounPhrase) -> Value:
    of = next((one.noun for one in zone.attached if isinstance(one, Qualifier) and one.preposition == "of"), None)
    if of is not None:
        return Query("player-named", (Quoted(of),))
    return Query("opponent") if _opponents(zone) else None


def _opponents(zone: NounPhrase) -> bool:
    return any(isinstance(atom, Owner) and atom.who == "opponent" for group in zone.groups for atom in group.atoms)


def quantified(noun: NounPhrase, form: QuantityForm, low: int | None) -> NounPhrase:
    """The same phrase with another quantity."""
    return replace(noun, quantity=Quantity(form, low))


def zone_of(noun: NounPhrase) -> NounPhrase | None:
    """The zone that hangs on a phrase: `card in junk`."""
    return next((one.noun for one in noun.attached if isinstance(one, Qualifier) and one.noun.sort == "zone"), None)


def without(zone: NounPhrase, noun: NounPhrase) -> NounPhrase:
    """A zone less what the phrase leaves out: `card except reserve`."""
    left = tuple(one for one in noun.attached if isinstance(one, Exclusion) and one.noun.sort == "zone")
    return replace(zone, attached=(*zone.attached, *left)) if left else zone


def picked(effect: Effect, code: Code, zone: NounPhrase | None = None) -> Name:
    """What the step acts on, under the name that the step gives, which names nothing until then.

    Named without asking where there is nothing to choose, else picked by who acts; `per` says how many. It comes from
    `zone`, or else from where the step says.
    """
    assert isinstance(effect.object, NounPhrase)
    noun, name = effect.object, bound(effect) or code.name("things")
    zone = zone or argument(effect, "from")
    if effect.bind:
        code.add(Let(name, ()))
    if zone is not None and noun.quantity is not None and noun.quantity.form in ENDS:
        reached(code, zone, noun.quantity.low or 1)
    asked = effect.verb
    if argument(effect, "per") is not None:
        number = code.let(code.amount(effect), "n")
        places = code.verbs[effect.verb].places
        code.add(Ask(name, asked, Things(noun, zone), number, number, needs=number, consumes=places))
    elif _different(noun):
        low, high = bounds(noun.quantity)
        apart = Query("all-different", (name, Quoted(noun)))
        code.add(Ask(name, asked, Things(noun, zone), low, high, needs=low, consumes=True, together=apart))
    else:
        code.things(noun, asked, zone, name)
    return name


def _different(noun: NounPhrase) -> bool:
    """Whether each card has to stand for another word of the list (`6 different person/cargo/ally`)."""
    return any(isinstance(atom, Word) and atom.name == "different" for group in noun.groups for atom in group.atoms)


def reached(code: Code, zone: NounPhrase, count: Value) -> None:
    """Before the top or bottom of a deck is needed, its owner cycles it if it may (deck.cycle.1)."""
    words = {atom.name for group in zone.groups for atom in group.atoms if isinstance(atom, Word)}
    if DECK in words:
        owner = Query("opponent") if _opponents(zone) else Query("you")
        code.add(Call("reach", (("%area", DECK), ("%count", count), ("player", owner))))


@contextmanager
def in_order(code: Code, things: Name) -> Iterator[Name]:
    """The things one by one in the order that who acts chooses; what is picked first goes first."""
    rest, one = code.let(things, "rest"), code.name("one")
    with code.each(things, code.name("turn")):
        code.add(Ask(one, "order", rest), Let(rest, Query("minus", (rest, one))))
        yield one


def several(noun: NounPhrase) -> bool:
    """Whether a phrase may name more than one card."""
    form = noun.quantity.form if noun.quantity else None
    pointed = any(isinstance(atom, Variable) for group in noun.groups for atom in group.atoms)
    return form in ("all", "rest") or (form is None and pointed) or bounds(noun.quantity)[1] > 1
