"""The second game: a guest who leaves the landing party for a time, which no card of the sets can bring about."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.invariants import broken
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg import play
from cc_tools.games.star_trek_tcg.position import Position
from tests.simulate.test_tcg_games import ready

GUEST = "ambassador-robert-fox"


def joined() -> tuple[Game, Copy]:
    """A game at a window after the first plot, which a guest has joined, and the guest."""
    given = Position.model_validate({"p1": {"hand": [GUEST], "deck": [20], "xc": 1}, "p2": {"deck": [20]}})
    game = Game(ready().pool, play.position(ready().pool, given))
    for move in (["commander-spock", "captain-james-t-kirk"], [], [], [f"use {GUEST} 1"]):
        run(game)
        answer(game, 0, move)
    run(game)
    guest = next(copy for copy in game.cards("landing-party", 0) if game.definition(copy).id == GUEST)
    return game, guest


def leaves(game: Game, guest: Copy, returning: bool) -> None:
    """The guest leaves, for good or until the discovery."""
    if returning:
        game.state.notes["returning"] = [guest]
    question, game.state.question = game.state.question, None
    game.state.stack[-1].at -= 1
    game.state.stack.append(Frame("leave", 0, 0, None, names={"%things": [guest]}))
    run(game)
    assert game.state.question == question


def test_a_guest_who_left_for_a_time_is_back_at_the_discovery_and_goes_with_the_episode() -> None:
    game, guest = joined()
    leaves(game, guest, returning=True)
    assert game.area(guest) == "sidelined"
    while game.state.step != "discovery-segment":
        answer(game, 0, [])
        run(game)
    assert (game.state.step, game.area(guest)) == ("discovery-segment", "landing-party")
    while game.state.active == 0:
        assert not broken(game)
        answer(game, game.state.question.player if game.state.question else 0, [])
        run(game)
    assert game.area(guest) == "discard"


def test_a_guest_who_left_for_good_is_discarded() -> None:
    game, guest = joined()
    leaves(game, guest, returning=False)
    assert game.area(guest) == "discard"
