"""Output of `cc-tools test`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope, Finding, Place


class Failure(Place):
    """Why a scenario failed, and the line of it that is about."""

    message: str = Field(description="What does not hold, or which move is not legal.")
    position: tuple[str, ...] = Field(description="The position at the end, line by line, for people.")
    log: tuple[str, ...] = Field(description="The log of the game, line by line, for people.")


class Result(Closed):
    """One scenario that was played."""

    name: str = Field(description="The name of the scenario.")
    rule: str | None = Field(description="The id of the rule that it shows.")
    file: str = Field(description="The file, relative to the workspace.")
    line: int = Field(description="The line on which the scenario begins, from 1.", ge=1)
    passed: bool = Field(description="Whether everything held.")
    failure: Failure | None = Field(description="Why it failed; null where it passed.")


class Output(Envelope):
    """What came of the scenarios."""

    ok: bool = Field(description="Whether the run passes: no scenario failed, and no finding as severe as --fail-on.")
    passed: int = Field(description="How many scenarios passed.", ge=0)
    failed: int = Field(description="How many scenarios failed.", ge=0)
    results: tuple[Result, ...] = Field(description="The scenarios, in the order of their files and lines.")
    findings: tuple[Finding, ...] = Field(description="What is wrong with scenario files; failures are in `results`.")
