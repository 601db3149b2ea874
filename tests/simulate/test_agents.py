"""Agents: their answers are legal, follow from their seed, leave the game alone, and rest on nothing that is hidden."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cc_tools.engine.game import Game
from cc_tools.engine.match import Match
from cc_tools.engine.state import Option, Question
from cc_tools.engine.view import view
from cc_tools.games.captains_chair import play
from cc_tools.simulate.agents import AGENTS, Agent
from cc_tools.simulate.dice import Dice
from cc_tools.simulate.greedy import WIDEST, candidates
from cc_tools.simulate.imagination import Imagination
from tests.engine.exchange import exchanged, hidden
from tests.engine.games import begun, crews, played


def agent(name: str, seed: int = 5) -> Agent:
    return AGENTS[name](play, seed)


@pytest.mark.parametrize("name", AGENTS)
def test_answers_are_legal_follow_from_the_seed_and_leave_the_game_alone(name: str) -> None:
    for number, match in enumerate(islice(played(71), 0, 160, 4)):
        before = match.state.copied()
        asked = match.question
        assert asked is not None
        given = agent(name, number).answer(match.game, asked)
        assert match.state == before
        assert agent(name, number).answer(match.game, asked) == given
        match.answer(asked.player, *given)
        match.undo()


def test_chance_of_agents_is_not_the_games() -> None:
    match = begun(3)
    asked = match.question
    assert asked is not None
    first, second = (agent("random", seed).answer(match.game, asked) for seed in (1, 4))
    assert match.state.chance == begun(3).state.chance
    assert first != second or len(asked.options) == 1


def _picked(match: Match, chance: random.Random) -> list[tuple[int, int]]:
    """Pairs of copies that the player who is asked cannot tell apart, of different cards."""
    asked = match.question
    assert asked is not None
    pairs = [chance.sample(copies, 2) for copies in hidden(match.game, asked.player).values()]
    cards = match.state.cards
    return [(first, second) for first, second in pairs if cards[first] != cards[second]]


@pytest.mark.parametrize("name", ["greedy", "devoted"])
def test_an_agent_never_looks_at_what_it_cannot_know(name: str) -> None:
    chance = random.Random(1)
    for match in islice(played(72), 0, 150, 10):
        asked = match.question
        assert asked is not None
        given = agent(name).answer(match.game, asked)
        for first, second in _picked(match, chance):
            with exchanged(match.game, first, second) as other:
                assert agent(name).answer(other, asked) == given, (asked.kind, first, second)


def test_goals_are_the_missions_that_are_not_completed_yet() -> None:
    game = begun(8).game
    goals = play.evaluation.goals(game, 0)
    assert goals == game.cards("missions", 0)
    assert all(0 <= play.evaluation.nearness(game, 0, goal) < 1 for goal in goals)


def test_a_card_that_brings_what_a_goal_lacks_makes_it_nearer() -> None:
    game = crews("kirk", "picard").game
    named = {game.definition(copy).id: copy for copy in range(len(game.state.place)) if game.owner(copy) == 0}
    goal, source = named["kirk/where-no-man-has-gone-before"], named["strange-new-worlds"]
    nearness = {}
    for area in ("log", "deck", "hand"):
        game.relocate(source, game.number(area, 0))
        nearness[area] = play.evaluation.nearness(game, 0, goal)
    assert nearness["log"] < nearness["deck"] < nearness["hand"]


def test_what_is_imagined_looks_the_same_to_the_player() -> None:
    for match in islice(played(73), 0, 100, 10):
        asked = match.question
        assert asked is not None
        found = Game(match.pool, Imagination(play.evaluation, Dice(1)).of(match.game, asked.player))
        assert view(found, asked.player) == view(match.game, asked.player)


def test_of_many_answers_some_are_tried() -> None:
    options = tuple(Option(str(number), number) for number in range(20))
    asked = Question(0, "number", options, 0, 20)
    game = begun(1).game
    tried = candidates(game, asked, Dice(1))
    assert len(tried) <= WIDEST + 1
    assert () in tried
    assert tuple(str(number) for number in range(20)) in tried


def test_all_of_few_answers_are_tried() -> None:
    options = tuple(Option(name, name) for name in "abc")
    game: Game = begun(1).game
    assert candidates(game, Question(0, "x", options, 1, 2), Dice(1)) == [
        ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c"),
    ]  # fmt: skip
    assert candidates(game, Question(0, "x", options, 1, 1, optional=True), Dice(1))[0] == ()
