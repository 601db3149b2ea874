"""What a player cannot see must not matter to what that player is shown (info.1 to info.9)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from cc_tools.engine import options
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.machine import run
from cc_tools.engine.match import Match
from cc_tools.engine.options import copy_meant
from cc_tools.engine.state import Copy
from tests.engine.exchange import Kind, exchanged, hidden, hidden_from_both, shown
from tests.engine.games import played, some_answer

KINDS = 8
"""So many kinds of hidden cards have to be met: five decks at least, the other's cards, one's own deck and Reserve."""


def leak(match: Match, chance: random.Random, met: Counter[object]) -> str | None:
    """What tells a player which of two cards lies where; None where nothing does."""
    game, player = match.game, chance.randrange(2)
    alike = hidden(game, player)
    asked = match.question is not None and match.question.player == player
    kind = chance.choice(_offered(match, alike) if asked else sorted(alike, key=str))
    first, second = chance.sample(alike[kind], 2)
    met[kind] += 1
    with exchanged(game, first, second) as other:
        one, two = shown(game, player, anew=asked), shown(other, player, anew=asked)
    if one == two:
        return None
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    cards = [game.definition(copy).id for copy in (first, second)]
    return f"player {player}, {kind}, {cards}: …{one[max(0, at - 80) : at + 80]}… / …{two[max(0, at - 80) : at + 80]}…"


def _offered(match: Match, alike: dict[Kind, list[Copy]]) -> list[Kind]:
    """The kinds of which cards are among the options, all where there are none."""
    assert match.question is not None
    offered = {copy_meant(match.game, option.value) for option in match.question.options}
    return sorted((kind for kind, copies in alike.items() if offered & set(copies)), key=str) or sorted(alike, key=str)


def test_exchanging_two_hidden_cards_changes_nothing_for_the_player() -> None:
    chance, met = random.Random(5), Counter[object]()
    for seed in range(1, 4):
        for match in played(seed):
            if chance.random() < 0.4:
                found = leak(match, chance, met)
                assert found is None, f"game {seed}, log line {len(match.state.log)}: {found}"
    assert len(met) >= KINDS
    assert met["theirs",] > 5


def went_on(game: Game, player: int, ids: list[str]) -> Game:
    """The game after an answer."""
    after = Game(game.pool, game.state.copied())
    options.answer(after, player, ids)
    run(after)
    return after


def test_what_nobody_sees_does_not_matter_until_somebody_does() -> None:
    chance, compared = random.Random(6), 0
    for seed in range(6, 8):
        for match in played(seed):
            asked, unseen = match.question, hidden_from_both(match.game)
            if chance.random() > 0.25 or not unseen:
                continue
            assert asked is not None
            first, second = chance.sample(chance.choice(unseen), 2)
            ids = some_answer(match, chance)
            one = went_on(match.game, asked.player, ids)
            with exchanged(match.game, first, second) as other:
                two = went_on(other, asked.player, ids)
                if any(sees(one, player, copy) for player in (0, 1) for copy in (first, second)):
                    continue
                compared += 1
                assert [shown(one, 0), shown(one, 1)] == [shown(two, 0), shown(two, 1)]
    assert compared > 50


@pytest.mark.parametrize("seed", [21])
def test_asking_anew_asks_the_same(seed: int) -> None:
    for match in played(seed):
        for player in (0, 1):
            assert shown(match.game, player) == shown(match.game, player, anew=True)


def test_an_order_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would see it if cards of a deck were named although nobody knows them."""
    monkeypatch.setattr(options, "id_of", lambda game, player, copy: game.definition(copy).id)
    monkeypatch.setattr(options, "arranged", lambda game, player, one, found: found)
    chance = random.Random(7)
    games = chain.from_iterable(played(seed) for seed in range(1, 8))
    assert any(leak(match, chance, Counter()) for match in games)
