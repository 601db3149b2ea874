"""Batches: every pair of crews in turn, the same games whatever else is played, errors told and not raised."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from cc_tools.engine.game import Game
from cc_tools.games.captains_chair import play
from cc_tools.simulate import playing
from cc_tools.simulate.batch import Assignment, Batch, assignments, pairs
from cc_tools.simulate.dice import derived
from cc_tools.simulate.jobs import Table, UnplayableError, outcomes, table
from cc_tools.simulate.playing import Played
from cc_tools.simulate.statistics import summed
from tests.database import sample
from tests.engine.games import shipped

CREWS = ("archer", "koloth", "picard", "sela")


@cache
def ready() -> Table:
    return Table(play, shipped())


BATCH = Batch(CREWS, 1, 9, ("random", "random"))


def orders(games: int, batch: Batch = BATCH) -> list[Assignment]:
    return list(assignments(replace(batch, games=games), play, shipped()))


@cache
def sample_games() -> tuple[Played, ...]:
    return tuple(outcomes(shipped().catalog, orders(4, replace(BATCH, check=True)), 1, ready()))


@pytest.mark.parametrize("number", [2, 3, 4, 7, 12])
def test_every_pair_meets_twice_with_seats_changed(number: int) -> None:
    crews = [f"crew{at}" for at in range(number)]
    found = pairs(crews)
    half = len(found) // 2
    assert {frozenset(pair) for pair in found[:half]} == {frozenset(pair) for pair in combinations(crews, 2)}
    assert found[half:] == [(second, first) for first, second in found[:half]]
    assert len(set(found)) == len(found) == number * (number - 1)


def test_every_crew_plays_in_the_first_round() -> None:
    assert {crew for pair in pairs(CREWS)[:2] for crew in pair} == set(CREWS)


def test_games_follow_from_the_seed_and_their_number_alone() -> None:
    assert orders(3) == orders(7)[:3]
    assert orders(1)[0].seed == 9
    assert len({one.seed for one in orders(50)}) == 50


def test_seeds_are_the_same_everywhere() -> None:
    assert derived("game", 1, 2) == 799340279236559938


def test_sides_can_be_asked_for() -> None:
    assert {side for one in orders(12) for side in one.sides} == {"advanced", "basic"}
    assert {side for one in orders(12, replace(BATCH, sides=("basic",))) for side in one.sides} == {"basic"}


def test_jobs_change_no_game() -> None:
    alone = sample_games()
    together = list(outcomes(shipped().catalog, orders(4, replace(BATCH, check=True)), 2))
    assert [one.decisions for one in together] == [one.decisions for one in alone]
    assert [one.scores for one in together] == [one.scores for one in alone]


def test_games_end_and_are_counted() -> None:
    games = sample_games()
    assert [one.error for one in games] == [None] * 4
    found = summed(games)
    assert found.games == sum(found.endings.values()) == 4
    assert found.decisions == sum(len(one.decisions) for one in games)
    assert set(found.endings) <= {"resolution", "burn"}
    assert {crew: one.games for crew, one in found.crews.items()} == dict.fromkeys(CREWS, 2)
    for crew, one in found.crews.items():
        totals = [
            score["total"]
            for game in games
            for known, score in zip(game.assignment.crews, game.scores, strict=True)
            if known == crew
        ]
        assert one.lines["total"] == sum(totals)


def test_a_tie_is_nobodys_win() -> None:
    won, tied = (replace(sample_games()[0], winners=winners) for winners in ((1,), (0, 1)))
    found = summed([won, tied])
    assert (sum(found.wins.values()), found.ties) == (1, 1)
    first, second = (found.crews[crew] for crew in won.assignment.crews)
    assert ((first.wins, first.ties), (second.wins, second.ties)) == ((0, 1), (1, 1))


def test_a_game_that_never_ends_is_told_with_its_answers() -> None:
    (one,) = outcomes(shipped().catalog, orders(1, replace(BATCH, cap=7)), 1, ready())
    assert one.error == "EndlessError: more than 7 decisions"
    assert len(one.decisions) == 7
    assert one.ending is None


def test_a_fault_ends_its_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = iter([[], [], ["a card lies nowhere"], *([] for _ in range(10_000))])

    def broken(_: Game) -> list[str]:
        return next(checked)

    monkeypatch.setattr(playing, "broken", broken)
    first, second = outcomes(shipped().catalog, orders(2, replace(BATCH, check=True)), 1, ready())
    assert first.error == "BrokenError: a card lies nowhere"
    assert len(first.decisions) == 3
    assert "in _play" in first.where
    assert second.error is None
    assert [one.assignment.number for one in summed([first, second]).failures] == [0]


def test_a_game_without_rules_in_code_cannot_be_played() -> None:
    catalog = sample.catalog().games["captains-chair"]
    other = replace(catalog, game=catalog.game.model_copy(update={"id": "bridge"}))
    with pytest.raises(UnplayableError, match="bridge"):
        table(other)
