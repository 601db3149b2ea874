"""Output of `cc-tools explain`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class Page(Closed):
    """The manual page of one code."""

    id: str = Field(description="The stable id.")
    name: str = Field(description="The name.")
    severity: Literal["error", "warning", "note"]
    manual: str = Field(description="The page, in Markdown.")


class Output(Envelope):
    """The page asked for, or all pages."""

    codes: tuple[Page, ...]
