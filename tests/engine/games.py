"""Games of Captain's Chair for tests: the pool of the shipped cards, games by chance, single moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from cc_tools import pipeline
from cc_tools.engine import options
from cc_tools.engine.game import Game
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.pool import Pool
from cc_tools.games.captains_chair.play import Seat, Table, new_game, picked, pool

GAME = "captains-chair"


@cache
def shipped() -> Pool:
    """The pool of the shipped cards."""
    catalog, data_hash = pipeline.open_hashed()
    return pool(catalog.games[GAME], data_hash)


def begun(seed: int) -> Match:
    """A game of two crews by chance."""
    return Match.begun(shipped(), new_game(shipped(), picked(shipped(), seed)))


def crews(first: str, second: str, seed: int = 1, starting: int = 0) -> Match:
    """A game of two crews, the first of which starts."""
    table = Table((Seat(first, "advanced"), Seat(second, "advanced")), seed, starting=starting)
    return Match.begun(shipped(), new_game(shipped(), table))


def some_answer(match: Match, chance: random.Random) -> list[str]:
    """The ids of a legal answer by chance; it ends no step as long as there is something else to do."""
    while True:
        ids = _ids(match, chance)
        try:
            options.answer(Game(match.pool, match.state.copied()), active(match), ids)
        except AnswerError:
            continue
        return ids


def active(match: Match) -> int:
    """The player who is asked."""
    assert match.question is not None
    return match.question.player


def _ids(match: Match, chance: random.Random) -> list[str]:
    asked = match.question
    assert asked is not None
    ids = [option.id for option in asked.options]
    if asked.kind == "action" and len(ids) > 1 and chance.random() < 0.9:
        ids.remove("end")
    count = chance.randint(asked.low, min(asked.high, len(ids)))
    if asked.optional and chance.random() < 0.2:
        count = 0
    return chance.sample(ids, count)


def answer_once(match: Match, chance: random.Random) -> None:
    """Answers the question that waits by chance."""
    asked = match.question
    assert asked is not None
    match.answer(asked.player, *some_answer(match, chance))


def played(seed: int) -> Iterator[Match]:
    """A game by chance, at every question that waits; the same match each time."""
    match, chance = begun(seed), random.Random(seed)
    while match.question is not None:
        yield match
        answer_once(match, chance)


def until(match: Match, wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """The match played by chance until something holds. Fails where the game ends before."""
    chance = random.Random(seed)
    while not wanted(match):
        assert match.question is not None, "the game is over"
        answer_once(match, chance)
    return match
