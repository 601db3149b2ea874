"""Whether a condition of an operation holds at this moment, in the eyes of the player who acts.

Every condition is compiled once into a function over a game and a frame.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import counting, identity, possession
from cc_tools.engine.game import Game
from cc_tools.engine.pointing import pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.model.tree import AllOf, AnyOf, Compare, Condition, Done, Have, Is, Not, OptionIs, Shares, Some, Variable

Test = Callable[[Game, Frame], bool]
"""Says whether a condition holds."""

OPERATORS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
}


def holds(game: Game, frame: Frame, condition: Condition) -> bool:
    """Whether the condition holds."""
    return game.pool.once("holds", condition, test)(game, frame)


def test(pool: Pool, condition: Condition) -> Test:
    """What tests a condition."""
    return _BY_KIND[condition.__class__](pool, condition)


def every(tests: list[Test]) -> Test:
    """Holds where all tests hold."""
    if len(tests) == 2:
        first, second = tests
        return lambda game, frame: first(game, frame) and second(game, frame)
    return lambda game, frame: all(one(game, frame) for one in tests)


def some(tests: list[Test]) -> Test:
    """Holds where one of the tests holds."""
    if len(tests) == 2:
        first, second = tests
        return lambda game, frame: first(game, frame) or second(game, frame)
    return lambda game, frame: any(one(game, frame) for one in tests)


def _not(pool: Pool, condition: Not) -> Test:
    part = test(pool, condition.part)
    return lambda game, frame: not part(game, frame)


def _compare(pool: Pool, condition: Compare) -> Test:
    compares = OPERATORS[condition.operator]
    left, right = counting.counter(pool, condition.left), counting.counter(pool, condition.right)
    return lambda game, frame: compares(left(game, frame), right(game, frame))


def _some(pool: Pool, condition: Some) -> Test:
    variable, name = Variable(condition.variable), f"${condition.variable}"
    return lambda game, frame: bool(pointed(frame, variable)) and frame.names.get(name) != 0


def _done(pool: Pool, condition: Done) -> Test:
    if condition.all:
        return lambda game, frame: bool(frame.names.get("%all", frame.done))
    return lambda game, frame: frame.done


def _option(pool: Pool, condition: OptionIs) -> Test:
    return lambda game, frame: game.option(condition.option) == condition.value


_BY_KIND: Mapping[type, Callable[[Pool, Any], Test]] = {
    AllOf: lambda pool, condition: every([test(pool, part) for part in condition.parts]),
    AnyOf: lambda pool, condition: some([test(pool, part) for part in condition.parts]),
    Not: _not,
    Have: lambda pool, condition: possession.test(pool, condition),
    Is: lambda pool, condition: identity.test(pool, condition),
    Compare: _compare,
    Shares: lambda pool, condition: identity.shares(pool, condition),
    Some: _some,
    Done: _done,
    OptionIs: _option,
}
