"""What was carried out is recorded by address, and recording changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from cc_tools.engine.coverage import ELSE, ON, Coverage, forks
from cc_tools.engine.match import Match
from cc_tools.engine.save import save
from cc_tools.model.instructions import Ask, Branch, Cost, Each, Jump, Let, Program, Query, Return
from tests.engine.games import answer_once, begun, shipped

DECISIONS = 120


@contextmanager
def recording() -> Iterator[Coverage]:
    """A record of what is played with the shipped pool meanwhile."""
    coverage = shipped().coverage = Coverage()
    try:
        yield coverage
    finally:
        shipped().coverage = None


def some_game(seed: int = 3) -> Match:
    match, chance = begun(seed), random.Random(seed)
    for _ in range(DECISIONS):
        answer_once(match, chance)
    return match


def test_recording_changes_no_game() -> None:
    plain = save(some_game())
    with recording():
        recorded = save(some_game())
    assert recorded == plain


def test_only_what_is_recorded_is_in_the_record() -> None:
    with recording() as coverage:
        some_game()
    before = coverage.touched
    assert before
    some_game()
    assert coverage.touched == before


def test_what_is_recorded_exists() -> None:
    with recording() as coverage:
        some_game()
    for name, positions in coverage.executed.items():
        assert positions <= set(range(len(shipped().program(name).code))), name
    for name, known in coverage.taken.items():
        possible = forks(shipped().program(name))
        for at, sides in known.items():
            assert sides <= set(possible[at]), (name, at)


def test_a_side_that_goes_on_is_followed_by_what_stands_there() -> None:
    with recording() as coverage:
        some_game()
    ended = [
        (name, at)
        for name, known in coverage.taken.items()
        for at, sides in known.items()
        if ON in sides and at + 1 not in coverage.executed[name]
    ]
    assert len(ended) <= 1, "only the instruction at which the game was left may be without a next one"


def test_the_sides_of_forks() -> None:
    test = Query("no")
    code = (
        Branch(test, 3),
        Branch(test, 2),
        Cost(4, 5),
        Ask("%a", "branch", None, branches=(4, 5), end=6, needs=1),
        Ask("%b", "may", None, otherwise=5),
        Each("%a", "%it", "%at", 7),
        Let("%c", 1),
        Jump(0),
        Ask("%d", "discard", None),
        Return(),
    )
    assert dict(forks(Program("one", code))) == {
        0: (ON, ELSE), 2: (ON, ELSE), 3: ("a", "b"), 4: (ON, ELSE), 5: (ON, ELSE)
    }  # fmt: skip


def test_a_price_that_nothing_can_keep_from_being_paid_is_no_fork() -> None:
    assert dict(forks(Program("one", (Cost(2, 2), Ask("%a", "may", None), Let("%b", 1), Return())))) == {}


def test_records_add_up() -> None:
    first, second = Coverage(), Coverage()
    first.executed, second.executed = {"a": {0}, "b": {1}}, {"a": {1}}
    first.taken, second.taken = {"a": {0: {ON}}}, {"a": {0: {ELSE}, 4: {ON}}}
    second.hold("c")
    first.add(second)
    assert first.executed == {"a": {0, 1}, "b": {1}}
    assert first.taken == {"a": {0: {ON, ELSE}, 4: {ON}}}
    assert first.touched == {"a", "b", "c"}
    assert second.executed == {"a": {1}}


def test_declined_and_accepted_answers_are_told_apart() -> None:
    with recording() as coverage:
        for seed in range(4):
            some_game(seed)
    taken = [
        sides
        for name, known in coverage.taken.items()
        for at, sides in known.items()
        if isinstance(one := shipped().program(name).code[at], Ask) and one.otherwise is not None
    ]
    assert any(ON in sides for sides in taken)
    assert any(ELSE in sides for sides in taken)
