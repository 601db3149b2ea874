"""Output of `cc-tools op`."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from cc_tools.cli.output.envelope import Envelope, Finding


class Output(Envelope):
    """How one operation was read."""

    ok: bool = Field(description="Whether the run passes: no finding as severe as --fail-on.")
    game: str = Field(description="The game whose words it was read with.")
    operation: str = Field(description="The operation as given.")
    canonical: str | None = Field(description="The operation in canonical form; null where it cannot be read.")
    text: dict[str, str] = Field(description="The sentence in each language, by language.")
    tree: dict[str, Any] | None = Field(description="The typed tree: `is` names the kind of node, `span` its place.")
    lowered: tuple[str, ...] | None = Field(
        None, description="With --lowered, the instructions one a line; null where it cannot be read."
    )
    trace: tuple[str, ...] | None = Field(
        None, description="With --trace, what one run of it did, one line an instruction."
    )
    findings: tuple[Finding, ...]
