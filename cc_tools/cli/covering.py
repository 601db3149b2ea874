"""What scenarios and games carry out, as `cc-tools coverage` counts and reports it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from cc_tools.cli.conclusion import counted
from cc_tools.cli.output.coverage import Instruction, Operation, Output, Share, Side
from cc_tools.engine.coverage import Coverage
from cc_tools.engine.gaps import Gaps, Reach
from cc_tools.games.package import installed
from cc_tools.pipeline import ScenarioStock
from cc_tools.scenarios.recording import recorded as scenarios
from cc_tools.simulate.jobs import Table
from cc_tools.simulate.recording import recorded as games


@dataclass
class Part:
    """What the scenarios, or the games, carried out, and how many of them failed."""

    coverage: Coverage = field(default_factory=Coverage)
    played: int = 0
    failed: int = 0

    def count(self, failed: bool) -> None:
        """One more was played."""
        self.played += 1
        self.failed += failed


def of_scenarios(stock: ScenarioStock, game: str) -> Part:
    """What the scenarios of a game carry out."""
    part = Part()
    sheets = (sheet for sheet in stock.sheets if sheet.game.game.id == game)
    for one in scenarios(sheets, installed()):
        part.coverage.add(one.coverage)
        part.count(one.failure is not None)
    return part


def of_games(at: Table, number: int, seed: int) -> Part:
    """What so many games of curious players carry out, over all pairs of crews."""
    part = Part()
    for one in games(at, number, seed, part.coverage):
        part.count(one.error is not None)
    return part


def account(at: Table, by_scenarios: Part, by_games: Part, seed: int, fail_on: str) -> Output:
    """Both parts together, for programs."""
    together = Coverage()
    together.add(by_scenarios.coverage)
    together.add(by_games.coverage)
    gaps = Gaps(at.pool)
    reaches = gaps.reaches(together)
    executed = [one for one in reaches if one.executed]
    unexplained = tuple(one.address for one in reaches if not one.is_explained)
    wrong = tuple(_wrong(gaps, by_games.coverage))
    open_sides = any(gap.why is None for one in executed for gap in one.gaps)
    return Output(
        command="coverage",
        data_hash=at.pool.data_hash or None,
        ok=not (unexplained or wrong or (fail_on == "warning" and open_sides)),
        game=at.pool.catalog.game.id,
        scenarios=by_scenarios.played,
        failed_scenarios=by_scenarios.failed,
        games=by_games.played,
        failed_games=by_games.failed,
        seed=seed,
        operations=len(reaches),
        executed=len(executed),
        by_scenarios=sum(one.address in by_scenarios.coverage.touched for one in reaches),
        by_games=sum(one.address in by_games.coverage.touched for one in reaches),
        unreachable=len(gaps.closed.operations),
        unexplained=unexplained,
        wrong=wrong,
        instructions=Share(reached=sum(o.reached for o in executed), of=sum(o.instructions for o in executed)),
        sides=Share(reached=sum(o.taken for o in executed), of=sum(o.sides for o in executed)),
        details=tuple(_operation(one, by_scenarios.coverage, by_games.coverage) for one in reaches),
    )


def _wrong(gaps: Gaps, by_games: Coverage) -> Iterator[str]:
    for entry, pattern in gaps.closed.idle():
        yield f"`{pattern}` ({entry.rule}) fits nothing"
    for address, rule in gaps.closed.operations.items():
        if address in by_games.touched:
            yield f"{address} ({rule}) was carried out in a game"


def _operation(one: Reach, by_scenarios: Coverage, by_games: Coverage) -> Operation:
    return Operation(
        address=one.address,
        by_scenarios=one.address in by_scenarios.touched,
        by_games=one.address in by_games.touched,
        rule=one.rule,
        instructions=Share(reached=one.reached, of=one.instructions),
        sides=Share(reached=one.taken, of=one.sides),
        never=tuple(Instruction(at=at, shown=shown) for at, shown in one.never),
        gaps=tuple(Side(at=gap.at, side=gap.side, shown=gap.shown, why=gap.why) for gap in one.gaps),
    )


def lines(found: Output, details: bool) -> Iterator[str]:
    """The account for people; `details` adds what was never reached in operations that were carried out."""
    if details:
        yield from _details(found)
    if found.unexplained:
        yield "never carried out, and not in the closed list:"
        yield from (f"  {address}" for address in found.unexplained)
        yield ""
    if found.wrong:
        yield "wrong in the closed list:"
        yield from (f"  {line}" for line in found.wrong)
        yield ""
    yield (
        f"{counted(found.scenarios, 'scenario')}, {found.failed_scenarios} failed; "
        f"{counted(found.games, 'game')} from seed {found.seed}, {found.failed_games} failed"
    )
    apart = f"{found.by_scenarios:,} by scenarios, {found.by_games:,} by games"
    yield (
        f"{counted(found.operations, 'operation')}: {found.executed:,} carried out ({apart}), "
        f"{found.unreachable:,} in the closed list, {len(found.unexplained):,} unexplained"
    )
    left = sum(gap.why is None for one in found.details if _is_executed(one) for gap in one.gaps)
    yield (
        f"in those carried out: {_share(found.instructions)} instructions, {_share(found.sides)} sides of forks, "
        f"{left:,} unexplained"
    )


def _details(found: Output) -> Iterator[str]:
    for one in found.details:
        sides = [gap for gap in one.gaps if gap.why is None]
        if not _is_executed(one) or not (sides or one.never):
            continue
        yield f"{one.address}: {_share(one.instructions)} instructions, {_share(one.sides)} sides"
        yield from (f"  never      {missed.at:>3}  {missed.shown}" for missed in one.never)
        yield from (f"  never {gap.side:<4} {gap.at:>3}  {gap.shown}" for gap in sides)
        yield ""


def _is_executed(one: Operation) -> bool:
    return one.by_scenarios or one.by_games


def _share(share: Share) -> str:
    part = share.reached * 1000 // share.of / 10 if share.of else 100.0
    return f"{share.reached:,} of {share.of:,} ({part:g} %)"
