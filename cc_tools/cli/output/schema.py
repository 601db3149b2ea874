"""Output of `cc-tools schema`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class File(Closed):
    """One generated file that is not as it should be, or was not."""

    file: str = Field(description="The file, relative to the folder of schemas.")
    change: Literal["added", "changed", "removed"] = Field(description="What was done to it, or has to be.")


class Output(Envelope):
    """Which schemas differ from the models."""

    ok: bool = Field(description="Whether the schemas are, by now, what the models say.")
    schemas: int = Field(description="How many schemas there are.", ge=0)
    files: tuple[File, ...] = Field(description="The files that differed.")
