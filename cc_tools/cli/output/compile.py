"""Output of `cc-tools compile`: that of `validate`, and the file written."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.validate import Output as Checked


class Output(Checked):
    """What was checked, what was found, and the database."""

    database: str | None = Field(description="The file written; null where errors stood in the way.")
