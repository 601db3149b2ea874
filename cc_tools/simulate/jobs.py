"""A batch on several processors: every game is played somewhere, the outcomes come back in the order of the batch."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType

from cc_tools.engine.pool import Pool
from cc_tools.games.package import GamePackage, installed
from cc_tools.model.catalog import GameCatalog
from cc_tools.simulate.batch import Assignment
from cc_tools.simulate.playing import Played, played


class UnplayableError(ValueError):
    """A game that no installed package can play."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its cards, ready to be played."""

    play: ModuleType
    pool: Pool


def table(catalog: GameCatalog, data_hash: str = "") -> Table:
    """The game of a catalog, ready to be played. Raises UnplayableError."""
    game = catalog.game.id
    package: GamePackage | None = installed().get(game)
    play = package.play() if package is not None else None
    if play is None:
        raise UnplayableError(f"the game `{game}` cannot be played")
    return Table(play, play.pool(catalog, data_hash))


def outcomes(
    catalog: GameCatalog, games: Iterable[Assignment], jobs: int = 1, ready: Table | None = None
) -> Iterator[Played]:
    """The games of a batch as they were played, in the order given; `ready` saves preparing the cards once more."""
    if jobs <= 1:
        at = ready or table(catalog)
        for one in games:
            yield _played(one, at)
        return
    with multiprocessing.get_context().Pool(jobs, _prepare, (catalog,)) as workers:
        yield from workers.imap(_work, games)


_here: list[Table] = []
"""In a worker: the game it plays."""


def _prepare(catalog: GameCatalog) -> None:
    _here[:] = [table(catalog)]


def _work(assignment: Assignment) -> Played:
    return _played(assignment, _here[0])


def _played(assignment: Assignment, at: Table) -> Played:
    return played(assignment, at.pool, at.play)
