"""Lists of things that have to be on one ship or at one place, with everything beamed there (mission.ship)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cc_tools.engine import counting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.quantities import fulfilled
from cc_tools.engine.state import Copy, Frame
from cc_tools.language import phrases
from cc_tools.language.phrases import kind_of, says
from cc_tools.model.tree import NounPhrase, Qualifier


def shared_place(items: tuple[NounPhrase, ...]) -> NounPhrase | None:
    """The noun of the `on same ship` or `at same location` of a list, which stands behind its last item."""
    for item in items:
        for one in item.attached:
            if isinstance(one, Qualifier) and one.preposition in ("on", "at") and says(one.noun, "same"):
                return one.noun
    return None


def places_met(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> Iterator[Copy]:
    """The ships or Locations at which all items are (mission.ship, mission.location)."""
    place = shared_place(items)
    assert place is not None
    bare = tuple(unplaced(game, item) for item in items)
    for host in nouns.things(game, frame, place):
        there = gathered(game, frame, host)
        if all(_there(game, frame, item, host, there, bare[:number]) for number, item in enumerate(bare)):
            yield host


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


def _there(
    game: Game, frame: Frame, item: NounPhrase, host: Copy, there: list[Copy], before: tuple[NounPhrase, ...]
) -> bool:
    kind = kind_of(item)
    if kind == "token":
        return fulfilled(item.quantity, game.tokens(host, phrases.words(item, "token")[0], frame.actor))
    words_of = counting.plain(game, item) if kind == "attribute" else item
    fitting = [copy for copy in there if nouns.matches(game, frame, words_of, copy)]
    if says(item, "other"):
        others = [copy for one in before for copy in there if nouns.matches(game, frame, one, copy)]
        return any(
            fulfilled(item.quantity, _number(game, frame, item, [c for c in fitting if c != taken])) for taken in others
        )
    return fulfilled(item.quantity, _number(game, frame, item, fitting))


def _number(game: Game, frame: Frame, item: NounPhrase, fitting: list[Copy]) -> int:
    if not says(item, "different"):
        return len(fitting)
    if kind_of(item) == "attribute":
        return len(counting.distinct_of(game, frame, item, fitting))
    return counting.different(game, frame, item, fitting)


def unplaced(game: Game, item: NounPhrase) -> NounPhrase:
    """An item of a list without the place where it has to be."""
    return game.pool.once("unplaced", item, _unplaced)


def _unplaced(pool: Pool, item: NounPhrase) -> NounPhrase:
    left = tuple(one for one in item.attached if not (isinstance(one, Qualifier) and one.preposition in ("on", "at")))
    return replace(item, attached=left)
