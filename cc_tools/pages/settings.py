"""What whoever puts up the site decides: its address, and where reports about errors go (`site.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

from pydantic import Field

from cc_tools.model.text import Closed

FILE = "site.toml"
_MAIL = r"[^@\s<>\"'?&/:]+@[^@\s<>\"'?&/:]+"
_WEB = r"https://[^\s<>\"']+"


class Settings(Closed):
    """The settings of a site; both may be empty."""

    address: Annotated[str, Field(pattern=rf"^({_WEB}/)?$")] = Field(
        "", description="The address of the site, with a slash at the end."
    )
    reports: Annotated[str, Field(pattern=rf"^({_MAIL}|{_WEB})?$")] = Field(
        "", description="A mail address, or an https address that takes `title` and `body`."
    )

    def report(self, title: str, body: str) -> str:
        """The address of a report with this title and text; the reader's own mail program where none is set."""
        if self.reports.startswith("https://"):
            mark = "&" if "?" in self.reports else "?"
            return f"{self.reports}{mark}title={quote(title, safe='')}&body={quote(body, safe='')}"
        return f"mailto:{quote(self.reports, safe='@')}?subject={quote(title, safe='')}&body={quote(body, safe='')}"


def settings(site: Path) -> Settings:
    """The settings in the folder of a site, or those of none. Raises OSError; ValueError for what it does not know."""
    file = site / FILE
    return Settings.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})
