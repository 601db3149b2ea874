"""Invariants: they hold at every question of games by chance, and each of them is seen when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cc_tools.engine.game import Game
from cc_tools.engine.invariants import broken
from tests.engine.games import begun, crews, played


@pytest.mark.parametrize("seed", range(61, 64))
def test_they_hold_at_every_question(seed: int) -> None:
    for match in played(seed):
        assert broken(match.game) == [], f"after {len(match.state.log)} lines of the log"


def test_checking_changes_nothing() -> None:
    match = begun(1)
    before = match.state.copied()
    broken(match.game)
    assert match.state == before


def _in_two_areas(game: Game) -> None:
    game.cards("junk").append(game.cards("market")[0])


def _in_none(game: Game) -> None:
    game.cards("market").pop()


def _place_wrong(game: Game) -> None:
    game.state.place[game.cards("market")[0]] = game.number("junk")


def _hosted_in_hand(game: Game) -> None:
    game.state.hosts[game.cards("hand", 0)[0]] = game.cards("captain", 0)[0]


def _beamed_to_nothing(game: Game) -> None:
    game.relocate(game.cards("hand", 0)[0], game.number("beamed", 0))


def _under_itself(game: Game) -> None:
    copy = game.cards("hand", 0)[0]
    game.tuck(copy, copy, game.number("beamed", 0))


def _under_the_other(game: Game) -> None:
    game.tuck(game.cards("hand", 0)[0], game.cards("captain", 1)[0], game.number("beamed", 0))


def _negative(game: Game) -> None:
    game.state.amounts[-1, "glory"] = -1


def _team_lost(game: Game) -> None:
    game.put_tokens(game.cards("captain", 0)[0], "away-team", 0, -1)


def _team_too_many(game: Game) -> None:
    game.put_tokens(game.cards("captain", 1)[0], "away-team", 1, 1)


def _negative_teams(game: Game) -> None:
    game.put_tokens(game.cards("market")[0], "away-team", 0, -1)


def _beyond_the_track(game: Game) -> None:
    game.state.amounts[-2, "research"] = 16


def _two_in_a_slot(game: Game) -> None:
    game.relocate(game.cards("person-deck")[0], game.number("market"))


def _empty_slot(game: Game) -> None:
    copy = game.cards("market")[0]
    game.cards("market").remove(copy)
    game.cards("junk").append(copy)
    game.state.place[copy] = game.number("junk")


def _four_open(game: Game) -> None:
    game.relocate(game.cards("location-deck")[0], game.number("neutral-zone"))


def _ship_nowhere(game: Game) -> None:
    game.turn(game.cards("captain", 0)[0], "at", game.cards("hand", 0)[0])


def _known_in_the_open(game: Game) -> None:
    game.state.known[game.cards("market")[0]] = 1


def _no_program(game: Game) -> None:
    game.state.stack[0].program = "nothing"


def _no_effect(game: Game) -> None:
    game.state.effects.append(("game", 0, (), 0, None))


BROKEN = [
    _in_two_areas, _in_none, _place_wrong, _hosted_in_hand, _beamed_to_nothing, _under_itself, _under_the_other,
    _negative, _team_lost, _team_too_many, _negative_teams, _beyond_the_track, _two_in_a_slot, _empty_slot, _four_open,
    _ship_nowhere, _known_in_the_open, _no_program, _no_effect,
]  # fmt: skip


@pytest.mark.parametrize("break_", BROKEN)
def test_each_is_seen_when_it_is_broken(break_: Callable[[Game], None]) -> None:
    match = crews("picard", "sela")
    assert broken(match.game) == []
    break_(match.game)
    assert broken(match.game)
