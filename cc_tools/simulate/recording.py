"""Games played for finding out what of the operations games carry out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cc_tools.engine.coverage import Coverage
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.machine import run
from cc_tools.engine.options import answer
from cc_tools.engine.pool import Pool
from cc_tools.simulate.agents import Answer
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.curious import Curious
from cc_tools.simulate.dice import Dice, derived
from cc_tools.simulate.jobs import Table
from cc_tools.simulate.playing import EndlessError


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game that was played, or played until something went wrong (`error`)."""

    assignment: Assignment
    error: str | None = None


def recorded(at: Table, games: int, seed: int, coverage: Coverage) -> Iterator[RecordedGame]:
    """So many games over all pairs of crews, all recorded in one record. The players try what is not in it yet."""
    batch = Batch(tuple(at.play.crews(at.pool)), games, seed)
    boxes = _boxes(at)
    for one in assignments(batch, at.play, at.pool):
        yield _record(at, replace(one, boxes=boxes[one.number % len(boxes)]), coverage)


def _boxes(at: Table) -> list[tuple[str, ...]]:
    """The common cards of all sets, those of the crews' own, and those of each set alone that has crews."""
    catalog = at.pool.catalog
    alone = dict.fromkeys(entry.set for entry in catalog.entries.get("crew", ()))
    return [tuple(one.id for one in catalog.sets), (), *((name,) for name in alone)]


def _record(at: Table, assignment: Assignment, coverage: Coverage) -> RecordedGame:
    """One game. Whatever goes wrong ends it and is told."""
    try:
        _play(at, assignment, coverage)
    except Exception as error:  # a fault of one game must not end the others, whatever it is
        return RecordedGame(assignment, f"{type(error).__name__}: {error}")
    return RecordedGame(assignment)


def _play(at: Table, assignment: Assignment, coverage: Coverage) -> None:
    game = Game(at.pool, assignment.begun(at.pool, at.play))
    players = [Curious(Dice(derived("curious", assignment.seed, player)), coverage) for player in PLAYERS]
    _go_on(game, coverage)
    decisions = 0
    while (question := game.state.question) is not None:
        if decisions >= assignment.cap:
            raise EndlessError(f"more than {assignment.cap} decisions")
        decisions += 1
        _go_on(game, coverage, question.player, players[question.player].answer(game, question))


def _go_on(game: Game, coverage: Coverage, player: int = 0, given: Answer | None = None) -> None:
    """An answer and what comes of it, recorded; what players try out before they answer is not."""
    pool: Pool = game.pool
    pool.coverage = coverage
    try:
        if given is not None:
            answer(game, player, list(given))
        run(game)
    finally:
        pool.coverage = None
