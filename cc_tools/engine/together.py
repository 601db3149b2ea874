"""Lists of things that have to be on one ship or at one place, with everything beamed there (mission.ship)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from cc_tools.engine import counting, fitting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.quantities import fulfilled
from cc_tools.engine.state import Copy, Frame
from cc_tools.language import phrases
from cc_tools.language.phrases import kind_of, says
from cc_tools.model.tree import NounPhrase, Qualifier, Quantity

Number = Callable[[Game, Frame, list[Copy]], int]

Places = Callable[[Game, Frame], Iterator[Copy]]
"""Gives the ships or Locations at which all items of a list are."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list without its place: what fits it there, how many that makes, and how many there have to be.

    `token` is the kind of token that it is instead; `other` says that it is not one of the items before it.
    """

    quantity: Quantity | None
    token: str | None
    test: fitting.Test
    number: Number
    other: bool


def shared_place(items: tuple[NounPhrase, ...]) -> NounPhrase | None:
    """The noun of the `on same ship` or `at same location` of a list, which stands behind its last item."""
    for item in items:
        for one in item.attached:
            if isinstance(one, Qualifier) and one.preposition in ("on", "at") and says(one.noun, "same"):
                return one.noun
    return None


def places_met(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> Iterator[Copy]:
    """The ships or Locations at which all items are (mission.ship, mission.location)."""
    return game.pool.once("places", items, places)(game, frame)


def places(pool: Pool, items: tuple[NounPhrase, ...]) -> Places:
    """What gives the places at which all items of a list are, which names a shared one."""
    place = shared_place(items)
    assert place is not None
    find, wanted = nouns.lookup(pool, place), [_item(pool, one) for one in items]

    def met(game: Game, frame: Frame) -> Iterator[Copy]:
        for host in find(game, frame):
            there = gathered(game, frame, host)
            if all(_there(game, frame, one, host, there, wanted[:number]) for number, one in enumerate(wanted)):
                yield host

    return met


def gathered(game: Game, frame: Frame, host: Copy) -> list[Copy]:
    """A ship or Location with everything beamed to it, and with the player's ships at it and all beamed to those."""
    ships = [
        copy
        for copy, statuses in game.state.turned.items()
        if statuses.get("at") == host and game.owner(copy) == frame.actor
    ]
    hosts = [host, *ships]
    there = hosts + [copy for one in hosts for copy in game.beamed_to(one)]
    return [copy for copy in there if copy not in game.ignored]


def _item(pool: Pool, written: NounPhrase) -> Item:
    noun = pool.once("unplaced", written, _unplaced)
    kind = kind_of(noun)
    cards = pool.once("plain", noun, counting.plainly) if kind == "attribute" else noun
    token = phrases.words(noun, "token")[0] if kind == "token" else None
    return Item(noun.quantity, token, nouns.compiled(pool, cards).test, _number(noun, kind), says(noun, "other"))


def _there(game: Game, frame: Frame, item: Item, host: Copy, there: list[Copy], before: list[Item]) -> bool:
    """Whether there is enough of an item at a place."""
    if item.token is not None:
        return fulfilled(item.quantity, game.tokens(host, item.token, frame.actor))
    found = [copy for copy in there if item.test(game, frame, copy)]
    if not item.other:
        return fulfilled(item.quantity, item.number(game, frame, found))
    others = [copy for one in before for copy in there if one.test(game, frame, copy)]
    return any(
        fulfilled(item.quantity, item.number(game, frame, [copy for copy in found if copy != taken]))
        for taken in others
    )


def _number(noun: NounPhrase, kind: str) -> Number:
    if not says(noun, "different"):
        return lambda game, frame, found: len(found)
    if kind == "attribute":
        return lambda game, frame, found: len(counting.distinct_of(game, frame, noun, found))
    return lambda game, frame, found: counting.different(game, frame, noun, found)


def unplaced(game: Game, item: NounPhrase) -> NounPhrase:
    """An item of a list without the place where it has to be."""
    return game.pool.once("unplaced", item, _unplaced)


def _unplaced(pool: Pool, item: NounPhrase) -> NounPhrase:
    left = tuple(one for one in item.attached if not (isinstance(one, Qualifier) and one.preposition in ("on", "at")))
    return replace(item, attached=left)
