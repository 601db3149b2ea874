"""Output of `cc-tools validate`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope, Finding


class Counts(Closed):
    """How much was checked."""

    records: int = Field(description="Faces of cards, each under one collector number.", ge=0)
    cards: int = Field(description="Cards: one content each.", ge=0)
    printings: int = Field(description="Numbers in sets that print a card.", ge=0)
    faces: int = Field(description="Sides of cards.", ge=0)
    operations: int = Field(description="Operation strings.", ge=0)
    files: int = Field(description="Files read.", ge=0)
    scenarios: int = Field(0, description="Scenarios: tests of cards and rules.", ge=0)


class Output(Envelope):
    """What was checked and what was found."""

    ok: bool = Field(description="Whether the run passes: no finding as severe as --fail-on.")
    counts: Counts
    games: dict[str, Counts] = Field({}, description="The same for each game.")
    findings: tuple[Finding, ...]
