"""A batch of games as `cc-tools simulate` orders and reports it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from cc_tools.cli.conclusion import counted
from cc_tools.cli.output.simulate import CrewResult, Failure, Output
from cc_tools.simulate.batch import Batch, assignments
from cc_tools.simulate.jobs import Table, outcomes
from cc_tools.simulate.playing import Played
from cc_tools.simulate.playthrough import by_agents, lines as transcript
from cc_tools.simulate.statistics import CrewStatistics, Statistics, summed

MISSIONS = "missions"
"""The line of the score, and the column, of completed missions."""


def played(at: Table, batch: Batch, jobs: int, out: TextIO) -> Output:
    """Plays a batch, and tells on `out` how far it is."""
    start = time.perf_counter()
    games = assignments(batch, at.play, at.pool)
    found = summed(watched(outcomes(at.pool.catalog, games, jobs, at), batch.games, out))
    return output(at, batch, found, time.perf_counter() - start, jobs)


def write(at: Table, batch: Batch, target: Path) -> None:
    """Writes the first game of a batch as text."""
    first = next(assignments(batch, at.play, at.pool))
    text = "\n".join(transcript(first, at, by_agents(first, at)))
    target.write_bytes(f"{text}\n".encode())


def watched(games: Iterable[Played], of: int, out: TextIO) -> Iterator[Played]:
    """The games, with a line on the terminal that tells how many are played; where nobody sees it, nothing is told."""
    number = failed = 0
    for one in games:
        number, failed = number + 1, failed + (one.error is not None)
        if out.isatty():
            print(f"\r{number} of {counted(of, 'game')}, {failed} failed", end="", file=out, flush=True)
        yield one
    if number and out.isatty():
        print("\r\x1b[K", end="", file=out, flush=True)


def output(at: Table, batch: Batch, found: Statistics, seconds: float, jobs: int) -> Output:
    """The batch for programs."""
    return Output(
        command="simulate",
        data_hash=at.pool.data_hash,
        game=at.pool.catalog.game.id,
        seed=batch.seed,
        jobs=jobs,
        agents=batch.agents,
        games=found.games,
        seconds=round(seconds, 3),
        games_per_second=round(found.games / seconds, 2) if seconds else 0.0,
        decisions=found.decisions,
        turns=found.turns,
        errors=len(found.failures),
        endings=_sorted(found.endings),
        wins=_sorted(found.wins),
        ties=found.ties,
        crews={crew: _crew(one) for crew, one in sorted(found.crews.items())},
        failures=tuple(_failure(one) for one in found.failures),
    )


def _sorted(counts: dict[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def _crew(one: CrewStatistics) -> CrewResult:
    finished = sum(one.endings.values()) or 1
    return CrewResult(
        games=one.games,
        wins=one.wins,
        ties=one.ties,
        endings=_sorted(one.endings),
        average={line: round(points / finished, 2) for line, points in one.lines.items()},
        missions=_sorted(one.missions),
    )


def _failure(one: Played) -> Failure:
    order = one.assignment
    return Failure(
        game=order.number,
        crews=order.crews,
        sides=order.sides,
        seed=order.seed,
        agents=order.agents,
        error=one.error or "",
        where=one.where,
        decisions=tuple(f"p{d.player + 1} {d.question}: {', '.join(d.answer) or '-'}" for d in one.decisions),
    )


def lines(shown: Output) -> Iterator[str]:
    """The batch for people."""
    yield (
        f"{counted(shown.games, 'game')} in {shown.seconds:.1f} s ({shown.games_per_second:.2f} a second), "
        f"{counted(shown.decisions, 'decision')}, {counted(shown.turns, 'turn')}, {counted(shown.errors, 'error')}"
    )
    yield "endings: " + (", ".join(f"{name} {number}" for name, number in shown.endings.items()) or "none")
    if len(set(shown.agents)) > 1:
        won = [f"{name} {number}" for name, number in shown.wins.items()]
        yield "won: " + ", ".join([*won, f"tied {shown.ties}"])
    yield ""
    yield from _table(shown)
    for one in shown.failures:
        yield ""
        yield (
            f"game {one.game}: {' '.join(one.crews)}, {' '.join(one.sides)}, seed {one.seed}, "
            f"after {counted(len(one.decisions), 'decision')}: {one.error}"
        )


def _table(shown: Output) -> Iterator[str]:
    """A line for each crew; missions are counted where the game scores them."""
    endings = list(shown.endings)
    counts_missions = any(MISSIONS in one.average for one in shown.crews.values())
    rows = [["crew", "games", "won", "tied", *endings, "points", *([MISSIONS] if counts_missions else [])]]
    for crew, one in shown.crews.items():
        finished = sum(one.endings.values())
        missions = f"{sum(one.missions.values()) / finished:.1f}" if finished else ""
        points = f"{one.average.get('total', 0):.1f}" if finished else ""
        ends = [str(one.endings.get(ending, 0)) for ending in endings]
        row = [crew, str(one.games), str(one.wins), str(one.ties), *ends, points]
        rows.append([*row, missions] if counts_missions else row)
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(
            text.ljust(width) if at == 0 else text.rjust(width)
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        )
