"""Whether an event is the one that an operation waits for: whose it is, what it befell, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Event, Frame
from cc_tools.engine.zones import areas
from cc_tools.language import phrases
from cc_tools.model.tree import Event as Awaited, NounPhrase, Qualifier

Test = Callable[[Game, Frame, Event], bool]

BEFALLEN = ("card", "any", "mission", "")
"""The sorts of what an event befalls one by one."""


def fits(game: Game, frame: Frame, awaited: Awaited, event: Event) -> bool:
    """Whether an event is the one awaited, in the eyes of the player whose operation waits."""
    return game.pool.once("awaited", awaited, test)(game, frame, event)


def test(pool: Pool, awaited: Awaited) -> Test:
    """What tells whether an event is the one awaited."""
    tests: list[Test] = []
    arguments = [one for one in awaited.arguments if isinstance(one, Qualifier)]
    by_attack = any(one.preposition == "by" and phrases.first_word(one.noun) == _attack(pool) for one in arguments)
    owned = awaited.who is None and not by_attack and awaited.verb not in pool.rules.nobodys
    if owned:
        tests.append(lambda game, frame, event: event.who == frame.player)
    elif awaited.who == "opponent":
        tests.append(lambda game, frame, event: event.who != frame.player)
    if awaited.object is not None:
        tests.append(_object(pool, awaited.object))
        if owned and phrases.whose(awaited.object) == "you":
            tests.append(_not_the_opponents)
    tests += [found for one in arguments if (found := _qualifier(pool, one)) is not None]
    return lambda game, frame, event: all(one(game, frame, event) for one in tests)


def _not_the_opponents(game: Game, frame: Frame, event: Event) -> bool:
    """Whether what an event befell is a player's own or nobody's, which a noun means where it says no more (conv.3)."""
    return event.it is None or game.owner(event.it) != 1 - frame.player


def _attack(pool: Pool) -> str:
    """The word for operations with the flag of attacks."""
    return (pool.rules.data.attack or "").lower()


def _object(pool: Pool, noun: NounPhrase) -> Test:
    said, sort = set(phrases.words(noun)), noun.sort
    matches = nouns.compiled(pool, noun).test
    general = sort != "card" and not said.isdisjoint(pool.rules.general)
    of = phrases.behind(noun, "of") if sort == "operation" else None
    bears = None if of is None else nouns.compiled(pool, of).test

    def fits_object(game: Game, frame: Frame, event: Event) -> bool:
        if event.it is not None:
            if sort in BEFALLEN:
                return matches(game, frame, event.it)
            if sort == "token":
                return True
            if sort in ("resource", "track"):
                return False
        if bears is not None and not (isinstance(event.target, int) and bears(game, frame, event.target)):
            return False
        return general or not event.words or not said.isdisjoint(event.words)

    return fits_object


def _qualifier(pool: Pool, one: Qualifier) -> Test | None:
    match one.preposition:
        case "by":
            return _cause(pool, one.noun)
        case "from":
            place = _place(pool, one.noun)
            return lambda game, frame, event: place(game, frame, event.source)
        case "to" | "at" | "on":
            place = _place(pool, one.noun)
            return lambda game, frame, event: place(game, frame, event.target)
        case "with":
            wanted = set(phrases.words(one.noun)) - {"cost"}
            return lambda game, frame, event: wanted <= set(event.words)
        case _:
            return None


def _place(pool: Pool, noun: NounPhrase) -> Callable[[Game, Frame, Any], bool]:
    """Whether a place, an area by name or number or a copy, is the one meant."""
    said = phrases.words(noun)
    if noun.sort == "zone":
        return lambda game, frame, place: place in said if isinstance(place, str) else place in areas(game, frame, noun)
    behind = [phrases.first_word(one.noun) for one in noun.attached if isinstance(one, Qualifier)]

    def fits_place(game: Game, frame: Frame, place: Any) -> bool:
        if isinstance(place, str):
            return place in behind
        return isinstance(place, int) and nouns.fits(game, frame, noun, place)

    return fits_place


def _cause(pool: Pool, noun: NounPhrase) -> Test:
    """`by attack`, `by play of person`, a card whose operation it was, or the name of what brought it about."""
    word, of, attacks = phrases.first_word(noun), phrases.behind(noun, "of"), _attack(pool)
    matches = None if of is None else nouns.compiled(pool, of).test
    if noun.sort == "card" and word != attacks:
        bears = nouns.compiled(pool, noun).test
        return lambda game, frame, event: event.cause is not None and bears(game, frame, event.cause[1])

    def fits_cause(game: Game, frame: Frame, event: Event) -> bool:
        if event.cause is None:
            of_card = matches is None or (isinstance(event.target, int) and matches(game, frame, event.target))
            return word == event.source and of_card
        kind, card, attack = event.cause
        if word == attacks:
            return attack and game.owner(card) != frame.player
        if word != kind.lower():
            return word == event.source
        return matches is None or matches(game, frame, card)

    return fits_cause
