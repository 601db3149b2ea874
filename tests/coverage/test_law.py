"""Every operation of every shipped card is carried out by a scenario or by a game of agents, or stands in the closed
list of those that two players never come to."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from typer.testing import CliRunner

from cc_tools import pipeline, shipped
from cc_tools.cli import covering
from cc_tools.cli.app import app
from cc_tools.cli.output.coverage import Output
from cc_tools.simulate.jobs import table

GAME = "captains-chair"

GAMES, SEED = 60, 1
"""As many games as a test may take; `make coverage` plays more."""


@cache
def found() -> Output:
    """The account of the shipped cards."""
    catalog, data_hash = pipeline.open_hashed()
    at = table(catalog.games[GAME], data_hash)
    scenarios = covering.of_scenarios(pipeline.read_scenarios([shipped.cardsets()]), GAME)
    return covering.account(at, scenarios, covering.of_games(at, GAMES, SEED), SEED, "error")


def test_every_operation_is_carried_out_or_cannot_be() -> None:
    assert found().unexplained == ()


def test_every_side_of_a_fork_is_taken_or_explained() -> None:
    reached = [one for one in found().details if one.by_scenarios or one.by_games]
    assert [(one.address, gap.at, gap.side) for one in reached for gap in one.gaps if gap.why is None] == []


def test_the_closed_list_is_right() -> None:
    assert found().wrong == ()


def test_no_game_fails() -> None:
    assert found().failed_games == 0


def test_the_numbers_fit_together() -> None:
    output = found()
    details = output.details
    assert output.operations == len(details)
    assert output.executed == sum(one.by_scenarios or one.by_games for one in details)
    assert output.unreachable == sum(one.rule is not None for one in details)
    assert max(output.by_scenarios, output.by_games) <= output.executed <= output.by_scenarios + output.by_games
    for one in details:
        assert one.instructions.reached + len(one.never) == one.instructions.of, one.address
        assert one.sides.reached + sum(gap.why is None for gap in one.gaps) == one.sides.of, one.address


@pytest.mark.parametrize("fail_on", ["error", "warning"])
def test_the_command(fail_on: str) -> None:
    some = str(shipped.cardsets() / GAME / "scenarios" / "payment.yaml")
    ran = CliRunner().invoke(app, ["coverage", some, "--games", "1", "--format", "json", "--fail-on", fail_on])
    output: dict[str, Any] = json.loads(ran.stdout)
    assert ran.exit_code == 1
    assert not output["ok"]
    assert output["scenarios"] > 0
    assert output["games"] == 1
    assert output["unexplained"]


def test_the_report_for_people_names_what_is_missing() -> None:
    some = str(shipped.cardsets() / GAME / "scenarios" / "payment.yaml")
    ran = CliRunner().invoke(app, ["coverage", some, "--games", "0", "--details"])
    assert ran.exit_code == 1
    assert "never carried out, and not in the closed list:" in ran.stdout
    assert "never else" in ran.stdout
