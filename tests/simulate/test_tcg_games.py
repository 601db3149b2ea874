"""The second game, played between its example decks: to the end, with every card and counter accounted for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from cc_tools import pipeline
from cc_tools.engine.game import Game
from cc_tools.engine.invariants import broken
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.state import Frame, State, holder_of
from cc_tools.games.star_trek_tcg import play
from cc_tools.games.star_trek_tcg.play.cards import XC, base, is_crew, key, owner_of, scored, xc
from cc_tools.games.star_trek_tcg.play.procedures.turn import EPISODE
from cc_tools.model.instructions import Note
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


def test_decks_by_chance_are_legal_and_play() -> None:
    at = ready()
    sets = tuple(one.id for one in at.pool.catalog.sets)
    for order in (replace(one, boxes=sets) for one in orders(3, "random")):
        game = Game(at.pool, order.begun(at.pool, play))
        for player in (0, 1):
            cards = [*game.cards("deck", player), *game.cards("hand", player)]
            assert len({key(game, copy) for copy in cards}) == len(cards) == 50
        outcome = played(order, at.pool, play)
        assert outcome.error is None, outcome.where


def test_sets_too_small_for_a_deck_are_refused() -> None:
    seats = (play.Seat("war-drums", "deck"), play.Seat("faces-of-gods", "deck"))
    with pytest.raises(play.SetupError, match="fewer than 50"):
        play.new_game(ready().pool, play.Table(seats, boxes=("promo",)))


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


def _more_counters(game: Game) -> None:
    game.state.amounts[holder_of(0), XC] += 1


def _counters_in_hand(game: Game) -> None:
    game.state.amounts[holder_of(0), XC] -= 1
    game.state.amounts[game.cards("hand", 0)[0], XC] = 1


def _over_the_cap(game: Game) -> None:
    (bearer,) = (copy for copy in game.cards("bridge") if xc(game, copy))
    game.state.lasting["issued"] += 99
    game.state.amounts[bearer, XC] += 99


def _no_crew_on_board(game: Game) -> None:
    card = next(copy for copy in game.cards("deck", 0) if not is_crew(game, copy))
    game.relocate(card, game.number("complement", 0))


def _crew_twice(game: Game) -> None:
    twins: dict[str, list[int]] = {}
    for copy in game.cards("deck", 0):
        if is_crew(game, copy):
            twins.setdefault(game.definition(copy).id, []).append(copy)
    for copy in next(found for found in twins.values() if len(found) > 1)[:2]:
        game.relocate(copy, game.number("complement", 0))


def _crew_on_both_sides(game: Game) -> None:
    _crew_twice(game)
    game.relocate(game.cards("complement", 0)[0], game.number("complement", 1))


def _neutralized_at_home(game: Game) -> None:
    game.turn(game.cards("bridge")[0], "state", "neutralized")


def _crew_as_challenge(game: Game) -> None:
    game.relocate(game.cards("bridge")[0], game.number("challenges", 1))


def _core_crew_in_a_pile(game: Game) -> None:
    copy, pile = game.cards("bridge")[0], game.number("discard", 0)
    game.cards("bridge").remove(copy)
    game.state.areas[pile].append(copy)
    game.state.place[copy] = pile


def _permanent_twice(game: Game) -> None:
    _crew_twice(game)
    for copy in game.cards("complement", 0)[:]:
        game.relocate(copy, game.number("permanents", 0))


def _left_from_the_last_turn(game: Game) -> None:
    game.state.step = "discard-phase"
    game.relocate(game.cards("deck", 0)[0], game.number("effects", 0))


def _card_of_the_other_player(game: Game) -> None:
    game.relocate(game.cards("deck", 1)[0], game.number("hand", 0))


def _default_in_a_pile(game: Game) -> None:
    game.relocate(game.cards("defaults", 0)[0], game.number("discard", 0))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_more_counters, "the stores gave"),
        (_counters_in_hand, "lies in hand"),
        (_over_the_cap, "counters on copy"),
        (_no_crew_on_board, "is no crew"),
        (_crew_twice, "a crew member twice"),
        (_crew_on_both_sides, "in both complements"),
        (_neutralized_at_home, "is neutralized"),
        (_crew_as_challenge, "is no challenge"),
        (_core_crew_in_a_pile, "core crew in discard"),
        (_permanent_twice, "twice in permanents"),
        (_left_from_the_last_turn, "after the turn"),
        (_card_of_the_other_player, "whose it is not"),
        (_default_in_a_pile, "a default in discard"),
    ],
)
def test_what_cannot_be_is_said(spoil: Callable[[Game], None], said: str) -> None:
    game = Game(ready().pool, play.new_game(ready().pool, play.picked(ready().pool, 3)))
    assert broken(game) == []
    spoil(game)
    assert any(said in one for one in broken(game))


def test_what_is_forgotten_with_an_episode_is_what_something_notes() -> None:
    pool = ready().pool
    programs = [*pool.rules.procedures.values(), *(pool.program(one.address) for one in pool.catalog.operations)]
    assert set(EPISODE) <= {one.key for program in programs for one in program.code if isinstance(one, Note)}


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(play.SetupError, match="no deck `nobodys`"):
        play.new_game(ready().pool, play.Table((play.Seat("nobodys", "deck"), play.Seat("war-drums", "deck"))))


def test_operations_are_carried_out_whatever_is_answered() -> None:
    """Every operation of the pool has its instructions, and each is carried out in the middle of an episode."""
    pool, dice = ready().pool, Dice(7)
    programs = [face.programs.values() for one in pool.definitions for face in one.faces]
    known = {address for found in programs for addresses in found for address in addresses}
    assert known == {one.address for one in pool.catalog.operations}
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
