"""The report of `cc-tools test`, and its output for programs."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from cc_tools.cli import reporters, testing
from cc_tools.cli.output.envelope import schema
from cc_tools.cli.output.test import Output
from cc_tools.cli.reporters import Report
from cc_tools.diagnostics import Position, Span
from cc_tools.pipeline import ScenarioStock
from cc_tools.scenarios import Sheet, run
from tests.golden import Golden
from tests.scenarios.shipped import game, read
from tests.scenarios.test_running import TEXT, play

HERE = Path(__file__).parent / "golden"


def report() -> Report:
    scenarios, findings = read(TEXT)
    assert not findings
    stock = ScenarioStock((Sheet(game(), scenarios),), (), {"file.yaml": TEXT}, "abc")
    made = testing.report(stock, run(stock.sheets, play), "error")
    assert isinstance(made.output, Output)
    return replace(made, output=made.output.model_copy(update={"version": "1.2.3"}))


@pytest.mark.parametrize("name", ["json", "sarif"])
def test_writes_what_its_golden_file_holds(name: str, golden: Golden) -> None:
    out = io.StringIO()
    reporters.find(name).write(report(), out)
    text = re.sub(r'"semanticVersion": "[^"]*"', '"semanticVersion": "1.2.3"', out.getvalue())
    golden.check(HERE / f"{name}.txt", text)


def test_the_output_follows_its_schema() -> None:
    output = report().output
    assert isinstance(output, Output)
    jsonschema.validate(output.model_dump(mode="json"), schema(Output, "test"))
    assert (output.ok, output.passed, output.failed, len(output.results)) == (False, 1, 1, 2)


def test_a_run_without_scenarios_is_a_finding() -> None:
    empty = testing.complete(ScenarioStock(), [Path("cardsets")])
    assert [finding.code.id for finding in empty.findings] == ["C002"]
    start = Position(1, 1)
    assert empty.findings[0].span == Span("cardsets", start, start)
