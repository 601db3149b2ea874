"""Output of `cc-tools fmt`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Envelope, Finding


class Output(Envelope):
    """Which files are not, or were not, in canonical form."""

    ok: bool = Field(description="Whether all files are in canonical form by now.")
    files: int = Field(description="How many files were looked at.", ge=0)
    changed: tuple[str, ...] = Field(description="The files that were rewritten, or with --check have to be.")
    findings: tuple[Finding, ...] = Field(description="Why files were left alone.")
