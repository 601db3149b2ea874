"""Output of `cc-tools translate status`, `check` and `accept`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope, Finding


class Counted(Closed):
    """How much of one kind of thing a language has."""

    game: str = Field(description="The game, or `language` for what all games share.")
    kind: str = Field(description="What it is: names, rulings, terms, phrases and so on.")
    language: str
    total: int = Field(description="How many things the language needs or has.", ge=0)
    translated: int = Field(description="How many are translated from the present English text.", ge=0)
    stale: int = Field(description="How many are translated from another English text, or nobody has said.", ge=0)
    missing: int = Field(description="How many have no translation.", ge=0)
    percent: float = Field(description="The share translated, rounded down to a tenth.", ge=0, le=100)


class Changed(Closed):
    """What was recorded in one file."""

    game: str
    file: str
    keys: tuple[str, ...] = Field(description="The keys whose record is new, another one, or gone.")


class Output(Envelope):
    """How much is translated; of `check` also what is wrong, of `accept` what was recorded."""

    ok: bool = Field(description="Of status: all is translated. Of check: no finding as severe as --fail-on.")
    coverage: tuple[Counted, ...]
    findings: tuple[Finding, ...] = ()
    accepted: tuple[Changed, ...] = ()
