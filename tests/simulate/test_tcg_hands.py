"""The second game: who knows which cards are in a hand that was shown, which no scenario can say."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.state import Copy
from cc_tools.games.star_trek_tcg import play
from cc_tools.games.star_trek_tcg.position import Position
from tests.simulate.test_tcg_games import ready

HANDS = {"hand": ["andorians", "code-2", "ion-storm"], "deck": [9]}


def after(table: dict[str, object], move: str, **more: object) -> Game:
    """A game in which the first player has made a move between two segments."""
    given = Position.model_validate({"p1": table, "p2": HANDS, **more})
    game = Game(ready().pool, play.position(ready().pool, given))
    run(game)
    answer(game, 0, [move])
    run(game)
    return game


def seen(game: Game) -> set[str]:
    return {game.definition(copy).id for copy in game.cards("hand", 1) if sees(game, 0, copy)}


def drawn(game: Game) -> Copy:
    card = game.cards("deck", 1)[-1]
    game.relocate(card, game.number("hand", 1))
    return card


def test_an_open_hand_is_seen_with_what_comes_into_it() -> None:
    game = after({"permanents": ["science-station"]}, "activate science-station 3", xc={"science-station": 3})
    assert seen(game) == {"andorians", "code-2", "ion-storm"}
    assert sees(game, 0, drawn(game))


def test_of_a_hand_only_the_wilds_are_seen() -> None:
    game = after({"hand": ["magnesite-nitron-tablet"]}, "use magnesite-nitron-tablet 1")
    assert seen(game) == {"code-2"}
    assert not sees(game, 0, drawn(game))
