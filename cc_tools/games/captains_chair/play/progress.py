"""How far a mission is from being completed: for agents, who have to know what leads there."""

from __future__ import annotations

from collections.abc import Callable

from cc_tools.engine import conditions, counting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.possession import placed
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.engine.together import gathered, shared_place
from cc_tools.games.captains_chair.play.goals import goal_frame
from cc_tools.model.instructions import Program
from cc_tools.model.tree import AllOf, AnyOf, Compare, Condition, Have, NounPhrase

Degree = Callable[[Game, Frame], float]
"""Tells how much of what something asks for is there, from 0 to 1."""


def progress(game: Game, player: Player, mission: Copy) -> float:
    """From 0 (nothing of the goal is there) to 1 (all of it), roughly."""
    frame = goal_frame(game, player, mission)
    return game.pool.once("progress", game.pool.program(frame.program), _goal)(game, frame)


def _goal(pool: Pool, program: Program) -> Degree:
    return _mean([_degree(pool, condition) for condition in program.requires])


def degree(game: Game, frame: Frame, condition: Condition) -> float:
    """From 0 to 1 how much of what a condition asks for is there; 1 only where it holds."""
    return game.pool.once("degree", condition, _degree)(game, frame)


def _mean(parts: list[Degree]) -> Degree:
    if not parts:
        return lambda game, frame: 1.0
    return lambda game, frame: sum([part(game, frame) for part in parts]) / len(parts)


def _degree(pool: Pool, condition: Condition) -> Degree:
    match condition:
        case AllOf():
            return _mean([_degree(pool, part) for part in condition.parts])
        case AnyOf():
            degrees = [_degree(pool, part) for part in condition.parts]
            return lambda game, frame: max(degree(game, frame) for degree in degrees)
        case Have(who=None):
            return _there(pool, condition.items)
        case Compare(operator=">=" | ">"):
            return _reached(counting.counter(pool, condition.left), counting.counter(pool, condition.right))
        case _:
            holds = conditions.test(pool, condition)
            return lambda game, frame: float(holds(game, frame))


def _reached(count: counting.Counter, goal: counting.Counter) -> Degree:
    def reached(game: Game, frame: Frame) -> float:
        wanted = goal(game, frame)
        return min(1.0, count(game, frame) / wanted) if wanted else 1.0

    return reached


def _there(pool: Pool, items: tuple[NounPhrase, ...]) -> Degree:
    """The share of each item that is there; of a list at one place, at the best place there is."""
    place = shared_place(items)
    if place is None:
        return _mean([_share(item, counting.counter(pool, item)) for item in placed(items)])
    hosts, tests = nouns.lookup(pool, place), [_test(pool, item) for item in items]

    def at_best(game: Game, frame: Frame) -> float:
        best = 0.0
        for host in hosts(game, frame):
            there = gathered(game, frame, host)
            shares = [
                min(1.0, sum(test(game, frame, copy) for copy in there) / _wanted(item))
                for item, test in zip(items, tests, strict=True)
            ]
            best = max(best, sum(shares) / len(shares))
        return best

    return at_best


def _test(pool: Pool, item: NounPhrase) -> Callable[[Game, Frame, Copy], bool]:
    """Whether a copy is one of an item, wherever it is."""
    return nouns.compiled(pool, pool.once("plain", item, counting.plainly)).test


def _share(item: NounPhrase, count: counting.Counter) -> Degree:
    wanted = _wanted(item)
    return lambda game, frame: min(1.0, count(game, frame) / wanted)


def _wanted(item: NounPhrase) -> int:
    return (item.quantity.low if item.quantity is not None else None) or 1
