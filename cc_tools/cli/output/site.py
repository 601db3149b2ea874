"""Output of `cc-tools site build`."""

from __future__ import annotations

from pydantic import Field

from cc_tools.cli.output.envelope import Closed, Envelope


class Built(Closed):
    """The site in one language."""

    language: str
    pages: int = Field(description="How many pages it has.", ge=0)
    changed: int = Field(description="How many pages differ from the last build, those now gone included.", ge=0)


class Output(Envelope):
    """Where the site is, and what was built."""

    site: str = Field(description="The folder of the site.")
    languages: tuple[Built, ...]
