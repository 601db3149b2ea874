"""Queries that control flow and most verbs use: numbers, players, the state of an attack, ways to pay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cc_tools.engine import payment, zones
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, holder_of
from cc_tools.engine.together import places_met, shared_place
from cc_tools.engine.values import size
from cc_tools.model.tree import Have, NounPhrase


def no(game: Game, frame: Frame) -> bool:
    return False


def some(game: Game, frame: Frame, found: Any) -> bool:
    """Whether there is anything."""
    return size(found) > 0


def picked(game: Game, frame: Frame, branches: list[int], number: int) -> bool:
    """Whether a branch is among those picked."""
    return number in (branches or ())


def numbers(game: Game, frame: Frame, low: int, high: int) -> list[int]:
    """All numbers from one to another."""
    return list(range(low, high + 1))


def range_(game: Game, frame: Frame, count: Any) -> list[int]:
    """As many things as a number says."""
    return list(range(size(count)))


def sum_(game: Game, frame: Frame, first: Any, second: Any) -> int:
    return size(first) + size(second)


def times(game: Game, frame: Frame, count: int, per: Any) -> int:
    """How often a repetition may come: the count, for each of what `per` counts."""
    return count * (1 if per is None else size(per))


def first(game: Game, frame: Frame, things: list[Any], count: int) -> list[Any]:
    """The first so many."""
    return things[:count]


def areas(game: Game, frame: Frame, things: Any) -> list[int]:
    """The numbers of the areas where copies lie."""
    listed = [things] if isinstance(things, int) else things or []
    return [game.state.place[copy] for copy in listed if isinstance(copy, int)]


def area_names(game: Game, frame: Frame, things: Any) -> list[str]:
    """The names of the areas where copies lie."""
    return [game.area_names[number][0] for number in areas(game, frame, things)]


def players(game: Game, frame: Frame) -> list[int]:
    """Both players, the active one first."""
    return [game.state.active, 1 - game.state.active]


def players_hit(game: Game, frame: Frame) -> list[int]:
    """The players that a step of both befalls: without the opponent where the harm of the attack is ignored."""
    return [player for player in players(game, frame) if player == frame.player or attack_stands(game, frame)]


def opponent(game: Game, frame: Frame) -> int:
    """The opponent of who acts."""
    return 1 - frame.actor


def you(game: Game, frame: Frame) -> int:
    """Who acts."""
    return frame.actor


def attack_stands(game: Game, frame: Frame) -> bool:
    """Whether the negative effect of this attack is not ignored (attack.4)."""
    return not frame.shielded


def all_done(game: Game, frame: Frame) -> bool:
    """Whether every step so far was done."""
    return bool(frame.names.get("%all", True)) and frame.done


def place_met(game: Game, frame: Frame) -> list[int]:
    """The ship or Location at which the requirement just tested is met."""
    for condition in game.pool.program(frame.program).requires:
        for part in getattr(condition, "parts", (condition,)):
            if isinstance(part, Have) and shared_place(part.items) is not None:
                return list(places_met(game, frame, part.items))
    return []


def pool(game: Game, frame: Frame) -> int:
    """The acting player as a holder of counters."""
    return holder_of(frame.actor)


def pool_of(game: Game, frame: Frame, who: Any) -> int:
    """A player as a holder of counters: `you`, `opponent`, or a number."""
    if isinstance(who, int):
        return holder_of(who)
    return holder_of(frame.actor if who == "you" else 1 - frame.actor)


def exchanges(game: Game, frame: Frame, kind: str, amount: Any, holder: int, later: Any = None) -> list[int]:
    """How many substitutes may pay for a price, so that what is still to be paid (`later`) can be paid too."""
    if later is None:
        return payment.uses(game, frame.actor, kind, size(amount), holder)
    prices = {kind: size(amount), **dict(later)}
    return sorted({way[kind] for way in payment.ways(game, frame.actor, prices, holder)})


def areas_of(game: Game, frame: Frame, zone: NounPhrase) -> list[int]:
    """The numbers of the areas of a zone."""
    return list(zones.areas(game, frame, zone))


def cards_of(game: Game, frame: Frame, zone: NounPhrase) -> list[Copy]:
    """All copies in a zone, in the order of its areas."""
    return game.within(zones.areas(game, frame, zone))


def tops(game: Game, frame: Frame, numbers: Iterable[int], count: int) -> list[Copy]:
    """So many top cards of areas, the top one first."""
    return [copy for number in numbers or () for copy in game.state.areas[number][: -count - 1 : -1]]


def come_into_play(game: Game, frame: Frame, copies: Any, whence: list[int]) -> list[Copy]:
    """Those of the copies that are in play of who acts now and were not before."""
    return [
        copy
        for copy, before in zip(copies or (), whence, strict=False)
        if game.is_in_play(copy) and game.owner(copy) == frame.actor and not game.area_rules[before].in_play
    ]


QUERIES: Mapping[str, Callable[..., Any]] = {
    "no": no,
    "some": some,
    "picked": picked,
    "numbers": numbers,
    "range": range_,
    "sum": sum_,
    "times": times,
    "first": first,
    "areas": areas,
    "area-names": area_names,
    "players": players,
    "players-hit": players_hit,
    "opponent": opponent,
    "you": you,
    "attack-stands": attack_stands,
    "all-done": all_done,
    "place-met": place_met,
    "pool": pool,
    "pool-of": pool_of,
    "exchanges": exchanges,
    "areas-of": areas_of,
    "cards-of": cards_of,
    "tops": tops,
    "come-into-play": come_into_play,
}
