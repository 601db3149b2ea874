"""How fast games are played, beside RLCard's gin rummy in the same process: `python -m benchmarks.playing`.

Both run by turns on one core, so that whatever else the machine does slows both. Times are CPU time of this process.
Every round plays the same games; the best round of each side counts. RLCard is needed only here (`.[bench]`).
"""

from __future__ import annotations

import copy
import cProfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.generated import GAME
from cc_tools import pipeline
from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.match import Match
from cc_tools.engine.options import answer
from cc_tools.engine.save import load, save
from cc_tools.simulate.batch import Assignment, Batch, assignments
from cc_tools.simulate.jobs import Table, table
from cc_tools.simulate.playing import seated

GAMES = {"random": 8, "greedy": 2}
"""So many games a round, by the agents that play them."""

RUMMIES = 40
"""So many games of gin rummy a round."""

ROUNDS = 3
COPIES = 2_000
SAVES = 100
MIDDLE = 150
"""The position that is copied and saved comes after so many decisions."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What a round came to: seconds, games, decisions, and instructions of the machine."""

    seconds: float
    games: int
    decisions: int
    instructions: int = 0

    def rates(self) -> str:
        """Games and decisions in a second."""
        return f"{self.games / self.seconds:7.2f} games/s, {self.decisions / self.seconds:7.0f} decisions/s"


def playing() -> Iterator[str]:
    """One line for each figure."""
    at = table(pipeline.open_catalog().games[GAME])
    ours: dict[str, list[Speed]] = {name: [] for name in GAMES}
    theirs: list[Speed] = []
    _round(at, "random")  # programs are made when they are first needed
    for _ in range(ROUNDS):
        for name, found in ours.items():
            found.append(_round(at, name))
        theirs.append(_rummy())
    rummy = min(theirs, key=lambda one: one.seconds)
    for name, found in ours.items():
        best = min(found, key=lambda one: one.seconds)
        games, decisions = best.games * rummy.seconds / best.seconds / rummy.games, _ratio(best, rummy)
        yield f"{name:6} play: {best.rates()}; to gin rummy: games {games:.3f}, decisions {decisions:.2f}"
        if best.instructions:
            yield f"instructions: {best.instructions / best.seconds:,.0f}/s"
    yield f"gin rummy of RLCard: {rummy.rates()}"
    yield from _positions(at)
    yield from _shares(at)


def _ratio(one: Speed, other: Speed) -> float:
    return (one.decisions / one.seconds) / (other.decisions / other.seconds)


# --- playing ------------------------------------------------------------------------------------------------------


def _assigned(at: Table, agents: str) -> Sequence[Assignment]:
    batch = Batch(tuple(at.play.crews(at.pool)), GAMES[agents], seed=1, agents=(agents, agents), sides=("a",))
    return list(assignments(batch, at.play, at.pool))


def _round(at: Table, agents: str) -> Speed:
    """The games of a round. Instructions are counted in a second run of random games, which takes no time here."""
    games = _assigned(at, agents)
    start = time.process_time()
    decisions = sum(_game(at, one) for one in games)
    seconds = time.process_time() - start
    return Speed(seconds, len(games), decisions, _instructions(at, games) if agents == "random" else 0)


def _game(at: Table, one: Assignment, trace: Callable[[Any], None] | None = None, most: int | None = None) -> int:
    """Plays a game to its end, or for so many decisions; how many there were."""
    game = Game(at.pool, one.begun(at.pool, at.play))
    return _on(game, one, at, trace, most)


def _on(game: Game, one: Assignment, at: Table, trace: Callable[[Any], None] | None, most: int | None) -> int:
    agents, decisions = seated(one, at.play), 0
    run(game, trace)
    while (question := game.state.question) is not None and (most is None or decisions < most):
        given = agents[question.player].answer(game, question)
        answer(game, question.player, list(given))
        run(game, trace)
        decisions += 1
    return decisions


def _instructions(at: Table, games: Sequence[Assignment]) -> int:
    count = 0

    def trace(_: Any) -> None:
        nonlocal count
        count += 1

    for one in games:
        _game(at, one, trace)
    return count


def _rummy() -> Speed:
    """Games of gin rummy by chance, with the legal actions that RLCard's players are given."""
    env = _gin_rummy()
    decisions = 0
    start = time.process_time()
    for _ in range(RUMMIES):
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(env.np_random.choice(list(state["legal_actions"])))
            decisions += 1
    return Speed(time.process_time() - start, RUMMIES, decisions)


def _gin_rummy() -> Any:
    return import_module("rlcard").make("gin-rummy", config={"seed": 1})


# --- positions ----------------------------------------------------------------------------------------------------


def _positions(at: Table) -> Iterator[str]:
    """Copying and saving a position from the middle of a game, beside copying one of gin rummy."""
    one = _assigned(at, "random")[0]
    game = Game(at.pool, one.begun(at.pool, at.play))
    _on(game, one, at, None, MIDDLE)
    match = Match(at.pool, game.state)
    text = save(match)
    env = _gin_rummy()
    env.reset()
    copied, theirs = _each(game.state.copied, COPIES), _each(lambda: copy.deepcopy(env.game), SAVES)
    yield f"copying a position: {1e6 * copied:.0f} µs; to gin rummy (deepcopy): {copied / theirs:.4f}"
    saved, loaded = _each(lambda: save(match), SAVES), _each(lambda: load(at.pool, text), SAVES)
    yield f"saving a position: {1e3 * saved:.2f} ms, loading: {1e3 * loaded:.2f} ms, {len(text) / 1000:.0f} kB"


def _each(act: Callable[[], Any], times: int) -> float:
    """Seconds for once, the best of some rounds."""
    return min(_timed(act, times // ROUNDS) for _ in range(ROUNDS))


def _timed(act: Callable[[], Any], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times


# --- where the time goes ------------------------------------------------------------------------------------------


def _shares(at: Table) -> Iterator[str]:
    """The share of each module in the time of random play, as a profiler sees it; Python itself stands alone."""
    profile = cProfile.Profile(time.process_time)
    profile.enable()
    for one in _assigned(at, "random"):
        _game(at, one)
    profile.disable()
    found: dict[str, float] = {}
    for entry in profile.getstats():
        parts = () if isinstance(entry.code, str) else Path(entry.code.co_filename).parts
        module = "/".join(parts[parts.index("cc_tools") + 1 :]) if "cc_tools" in parts else "Python"
        found[module] = found.get(module, 0) + entry.inlinetime
    whole = sum(found.values())
    yield "where the time goes in random play:"
    for module, own in sorted(found.items(), key=lambda item: -item[1])[:14]:
        yield f"  {100 * own / whole:4.1f} %  {module}"


if __name__ == "__main__":
    print("\n".join(playing()))
