"""Output of `cc-tools export`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class File(Closed):
    """One file written."""

    file: str = Field(description="The file.")
    size: int = Field(description="How many bytes it has.", ge=0)


class Output(Envelope):
    """What was written."""

    format: str = Field(description="The format of the export.")
    target: str = Field(description="The folder or file.")
    files: tuple[File, ...] = Field(description="The files, the manifest not counted.")
