"""`draw`: cards to the hand (kw.draw).

    PLAY: draw 2
    PLAY: draw card from deck/discard
    ACTIVATE: draw 1 per alien in play max 3

A number alone counts cards of the deck, whose top they come from; a deck that is empty is cycled (deck.cycle).
`from` names another zone. It may name the cards, and is an event, once for each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cc_tools.language.lowering.cards import BOTTOM, DECK, TOP, picked, reached, several
from cc_tools.language.lowering.code import Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Emit,
    Happening,
    Jump,
    Let,
    Move,
    Name,
    Query,
    Quoted,
    Show,
    Size,
    Value,
    Would,
)
from cc_tools.model.tree import Effect, NounPhrase, Word

HAND = "hand"
CARD = "card"
"""What the event counts."""


def _lower(effect: Effect, code: Code) -> None:
    noun, zone = effect.object, argument(effect, "from")
    assert isinstance(noun, NounPhrase) and zone is not None
    zones = [atom.name for group in zone.groups for atom in group.atoms if isinstance(atom, Word)]
    if zones == [DECK]:
        _from_deck(effect, code, noun, zone)
    elif DECK in zones:
        _from_deck_or(effect, code, noun, zone)
    else:
        things = picked(effect, code)
        with _event(effect, code, things, Size(things)):
            code.add(Show(things), Move(things, effect.verb, HAND))


@contextmanager
def _event(effect: Effect, code: Code, drawn: Name, number: Value) -> Iterator[None]:
    """One event for all that a step draws: replacements first, then what is drawn inside, then what follows."""
    end = code.label()
    code.add(Would(Happening(effect.verb, words=CARD, amount=number), end))
    yield
    code.add(Emit(Happening(effect.verb, words=CARD, amount=Size(drawn))))
    code.place(end)


def _from_deck(effect: Effect, code: Code, noun: NounPhrase, zone: NounPhrase) -> None:
    """One card after another, with cycling in between (kw.draw.4)."""
    drawn, end = bound(effect) or code.name("drawn"), BOTTOM if noun.quantity and noun.quantity.form == BOTTOM else TOP
    code.add(Let(drawn, ()))
    number = code.let(code.amount(effect), "n")
    with _event(effect, code, drawn, number):
        rounds = code.let(Query("range", (number,)), "rounds")
        with code.each(rounds, code.name("round")):
            reached(code, zone, 1)
            _take(effect, code, Query("end-of", (DECK, end)), drawn)
    code.done(Query("as-many", (drawn, number)))


def _from_deck_or(effect: Effect, code: Code, noun: NounPhrase, zone: NounPhrase) -> None:
    """The unseen top card of the deck, or a card of the other zone that fits (kw.draw.2)."""
    drawn = bound(effect) or code.name("drawn")
    code.add(Let(drawn, ()))
    if not several(noun):
        _either(effect, code, noun, zone, drawn)
        return
    rounds = code.let(Query("range", (code.amount(effect),)), "rounds")
    with code.each(rounds, code.name("round")):
        _either(effect, code, noun, zone, drawn)
    code.done(Query("as-many", (drawn, code.amount(effect))))


def _either(effect: Effect, code: Code, noun: NounPhrase, zone: NounPhrase, drawn: Name) -> None:
    one, other, go_on = code.name("one"), code.label(), code.label()
    code.add(Ask(one, effect.verb, Query("deck-or", (Quoted(noun), Quoted(zone))), needs=1))
    with _event(effect, code, drawn, Size(one)):
        code.add(Branch(Query("both-in", (one, (DECK,))), other))
        reached(code, zone, 1)
        code.add(Let(one, Query("end-of", (DECK, TOP))), Jump(go_on))
        code.place(other)
        code.add(Show(one))
        code.place(go_on)
        _take(effect, code, one, drawn)
    code.done(Query("some", (one,)))


def _take(effect: Effect, code: Code, cards: Value, drawn: Name) -> None:
    moved = code.name("moved")
    code.add(Move(cards, effect.verb, HAND, into=moved), Let(drawn, Query("joined", (drawn, moved))))


DRAW = verb(
    "draw",
    one("card", bare=True),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone"),
    places=True,
    lower=_lower,
)
