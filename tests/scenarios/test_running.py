"""Results of scenarios, and how reporters for people and for continuous integration show them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cc_tools.cli import reporters
from cc_tools.cli.codes import nothing_played
from cc_tools.cli.output.envelope import Envelope
from cc_tools.cli.reporters import Report
from cc_tools.diagnostics import Position
from cc_tools.model.catalog import GameCatalog
from cc_tools.scenarios import Failure, Scenario, ScenarioResult, Sheet, run
from tests.golden import Golden
from tests.scenarios.shipped import GAME, game, read

TEXT = f"""game: {GAME}
scenarios:
- name: one that passes
  rule: step.control.take.2
  then:
  - p1: glory = 0
- name: one that fails, "100%"
  then:
  - p1: glory = 0
  - p2: glory = 1
"""
HERE = Path(__file__).parent / "golden"


def play(scenario: Scenario, _: GameCatalog) -> Failure | None:
    """Fails a scenario with two expectations at the second one."""
    if len(scenario.then) < 2:
        return None
    position = ("p2: glory 0, hand tribbles\u202e",)
    return Failure("`p2: glory = 1` does not hold: glory is 0", scenario.then[1].span, position, ("p1 draw 1",))


def results() -> tuple[ScenarioResult, ...]:
    scenarios, findings = read(TEXT)
    assert not findings
    return run([Sheet(game(), scenarios)], play)


def test_the_result_of_each_scenario() -> None:
    first, second = results()
    assert (first.passed, first.finding, first.rule, first.span.start.line) == (True, None, "step.control.take.2", 3)
    assert second.finding is not None
    assert (second.finding.code.id, second.finding.span.start) == ("X013", Position(10, 5))


@pytest.mark.parametrize("name", ["text", "github", "junit"])
def test_writes_what_its_golden_file_holds(name: str, golden: Golden) -> None:
    found = results()
    failures = tuple(result.finding for result in found if result.finding is not None)
    out = io.StringIO()
    report = Report(failures, "2 scenarios: 1 passed, 1 failed", Envelope(command="test"), {"file.yaml": TEXT}, found)
    reporters.find(name).write(report, out)
    golden.check(HERE / f"{name}.txt", out.getvalue())


def test_a_run_without_scenarios_is_a_finding() -> None:
    finding = nothing_played("cardsets")
    assert (finding.code.id, finding.span.file, finding.span.start) == ("C002", "cardsets", Position(1, 1))
