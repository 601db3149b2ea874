"""The second game, played between its example decks: to the end, with every card and counter accounted for."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from cc_tools import pipeline
from cc_tools.engine.game import Game
from cc_tools.engine.invariants import broken
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.state import Frame, State
from cc_tools.games.star_trek_tcg import play
from cc_tools.games.star_trek_tcg.play.cards import base, owner_of, scored, xc
from cc_tools.model.tree import Trigger
from cc_tools.simulate.agents import by_chance
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.dice import Dice
from cc_tools.simulate.jobs import Table, table
from cc_tools.simulate.playing import played, seated


@cache
def ready() -> Table:
    catalog, data_hash = pipeline.open_hashed()
    return table(catalog.games["star-trek-tcg"], data_hash)


def orders(games: int, agent: str, **rules: str) -> list[Assignment]:
    at = ready()
    batch = Batch(play.crews(at.pool), games, 5, (agent, agent), options=rules, check=True)
    return list(assignments(batch, play, at.pool))


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"challenger-xc": "at-discovery", "challenge-on-discovery": "no", "win-needs-episode": "yes"},
        {"victory-xc": "15/3", "bonus-mode": "triple", "bonus-scope": "per-player"},
    ],
)
def test_games_by_chance_come_to_an_end(rules: dict[str, str]) -> None:
    for order in orders(4, "random", **rules):
        outcome = played(order, ready().pool, play)
        assert outcome.error is None, outcome.where
        assert outcome.ending in ("victory", "wreck")
        assert len(outcome.winners) == 1


def test_a_sensible_player_beats_chance() -> None:
    wins = 0
    for order in orders(6, "random"):
        outcome = played(replace(order, agents=("greedy", "random")), ready().pool, play)
        assert outcome.error is None, outcome.where
        wins += outcome.winners == (0,)
    assert wins >= 5


def test_a_game_begins_as_section_6_says() -> None:
    at = ready()
    game = Game(at.pool, play.new_game(at.pool, play.picked(at.pool, 3)))
    assert [base(game, player) for player in (0, 1)] == [3, 3]
    assert [len(game.cards("hand", player)) for player in (0, 1)] == [7, 7]
    assert [len(game.cards("defaults", player)) for player in (0, 1)] == [3, 3]
    assert sorted(xc(game, copy) for copy in game.cards("bridge")) == [0, 0, 0, 2]
    assert [scored(game, player) for player in (0, 1)] == [2, 2]


def test_every_card_stays_its_owners() -> None:
    """No pile ever holds a card of the other player (tcg.bridge.owner), whatever was discarded or killed."""
    order = orders(1, "random")[0]
    game = Game(ready().pool, order.begun(ready().pool, play))
    agents = seated(order, play)
    run(game)
    while (question := game.state.question) is not None:
        answer(game, question.player, list(agents[question.player].answer(game, question)))
        run(game)
        for player in (0, 1):
            for area in ("hand", "deck", "discard", "removed"):
                owners = {owner_of(game, copy) for copy in game.cards(area, player)}
                assert owners <= {player}


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(play.SetupError, match="no deck `nobodys`"):
        play.new_game(ready().pool, play.Table((play.Seat("nobodys", "deck"), play.Seat("war-drums", "deck"))))


def test_operations_are_carried_out_whatever_is_answered() -> None:
    """Each operation of which every verb has its instructions is carried out in the middle of an episode."""
    pool, dice = ready().pool, Dice(7)
    programs = [face.programs.values() for one in pool.definitions for face in one.faces]
    known = {address for found in programs for addresses in found for address in addresses}
    assert len(known) >= 380
    for address in sorted(known):
        if any(isinstance(clause, Trigger) for clause in pool.trees[address].clauses):
            continue
        state = under_way().copied()
        state.question = None
        game = Game(pool, state)
        player, depth = game.state.active, len(game.state.stack)
        game.state.stack.append(Frame(address, player, player, game.cards("landing-party", player)[0]))
        for _ in range(20):
            run(game)
            question = game.state.question
            if question is None or len(game.state.stack) <= depth:
                break
            answer(game, question.player, list(by_chance(game, question, dice)))
        assert not broken(game), address


@cache
def under_way() -> State:
    """A position after the mission of an episode, at a window between two segments."""
    order = orders(1, "random")[0]
    game = Game(ready().pool, order.begun(ready().pool, play))
    dice = Dice(3)
    run(game)
    while not (game.state.notes.get("may-abandon") and game.frame().program == "interval"):
        question = game.state.question
        assert question is not None
        answer(game, question.player, list(by_chance(game, question, dice)))
        run(game)
    return game.state
