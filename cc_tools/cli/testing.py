"""Scenarios that were played, as `cc-tools test` reports them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cc_tools.cli.codes import nothing_played
from cc_tools.cli.conclusion import counted, passes, tally
from cc_tools.cli.output.envelope import findings, located
from cc_tools.cli.output.test import Failure, Output, Result
from cc_tools.cli.reporters import Report
from cc_tools.pipeline import ScenarioStock
from cc_tools.scenarios import ScenarioResult


def complete(stock: ScenarioStock, places: Sequence[Path]) -> ScenarioStock:
    """The stock, with a finding of its own where there is no scenario at all."""
    if stock.findings or any(sheet.scenarios for sheet in stock.sheets):
        return stock
    return replace(stock, findings=(nothing_played(", ".join(place.as_posix() for place in places)),))


def report(stock: ScenarioStock, results: tuple[ScenarioResult, ...], fail_on: str) -> Report:
    """The report of a run: findings about the files, then the scenarios that failed."""
    failures = tuple(result.finding for result in results if result.finding is not None)
    every = (*stock.findings, *failures)
    passed = sum(result.passed for result in results)
    output = Output(
        command="test",
        data_hash=stock.data_hash,
        ok=passes(every, fail_on),
        passed=passed,
        failed=len(results) - passed,
        results=tuple(_result(result) for result in results),
        findings=findings(stock.findings),
    )
    summary = f"{counted(len(results), 'scenario')}: {passed:,} passed, {len(results) - passed:,} failed"
    if stock.findings:
        summary += f"; in the files {tally(stock.findings)}"
    return Report(every, summary, output, stock.sources, results)


def _result(result: ScenarioResult) -> Result:
    failure = result.failure and Failure(
        **located(result.failure.span),
        message=result.failure.message,
        position=result.failure.position,
        log=result.failure.log,
    )
    start = result.span
    return Result(
        name=result.name,
        rule=result.rule,
        file=start.file,
        line=start.start.line,
        passed=result.passed,
        failure=failure,
    )
