"""Games played by agents with a record of what each one carried out."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cc_tools.engine.coverage import Coverage
from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.pool import Pool
from cc_tools.model.catalog import GameCatalog
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.jobs import Table, table
from cc_tools.simulate.playing import EndlessError, seated


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game that was played, or played until something went wrong (`error`), and what it carried out."""

    assignment: Assignment
    coverage: Coverage
    decisions: int
    error: str | None = None


def wide(batch: Batch, at: Table) -> Iterator[Assignment]:
    """The games of a batch; every other one with the common cards of all sets, the rest with their own."""
    every = tuple(one.id for one in at.pool.catalog.sets)
    for one in assignments(batch, at.play, at.pool):
        yield replace(one, boxes=every) if one.number % 2 else one


def recorded(
    catalog: GameCatalog, games: Iterable[Assignment], jobs: int = 1, ready: Table | None = None
) -> Iterator[RecordedGame]:
    """The games in the order given, played on so many processors; that changes no game."""
    if jobs <= 1:
        at = ready or table(catalog)
        for one in games:
            yield record(at, one)
        return
    with multiprocessing.get_context().Pool(jobs, _prepare, (catalog,)) as workers:
        yield from workers.imap(_work, games)


_here: list[Table] = []
"""In a worker: the game it plays."""


def _prepare(catalog: GameCatalog) -> None:
    _here[:] = [table(catalog)]


def _work(assignment: Assignment) -> RecordedGame:
    return record(_here[0], assignment)


def record(at: Table, assignment: Assignment) -> RecordedGame:
    """One game, recorded; what agents only imagine is not. Whatever goes wrong ends it and is told."""
    coverage, given = Coverage(), [0]
    try:
        _play(at, assignment, coverage, given)
    except Exception as error:  # a fault of one game must not end the others, whatever it is
        return RecordedGame(assignment, coverage, given[0], f"{type(error).__name__}: {error}")
    return RecordedGame(assignment, coverage, given[0])


def _play(at: Table, assignment: Assignment, coverage: Coverage, given: list[int]) -> None:
    game = Game(at.pool, assignment.begun(at.pool, at.play))
    agents = seated(assignment, at.play)
    _recorded(game, coverage)
    while (question := game.state.question) is not None:
        if given[0] >= assignment.cap:
            raise EndlessError(f"more than {assignment.cap} decisions")
        picked = agents[question.player].answer(game, question)
        given[0] += 1
        _recorded(game, coverage, question.player, list(picked))


def _recorded(game: Game, coverage: Coverage, player: int = 0, picked: list[str] | None = None) -> None:
    pool: Pool = game.pool
    pool.coverage = coverage
    try:
        if picked is not None:
            answer(game, player, picked)
        run(game)
    finally:
        pool.coverage = None
