"""What an export is made of, and what it is made into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cc_tools.model.catalog import Catalog

FORMAT_VERSION = 1
"""The version of the exported objects and tables; `site/pages/compatibility.md` says when it changes."""


@dataclass(frozen=True, slots=True)
class Source:
    """A catalog with the content hash of its data, and the notice of the rights in it (Markdown; may be empty)."""

    catalog: Catalog
    data_hash: str
    licence: str = ""


@dataclass(frozen=True, slots=True)
class File:
    """One file of an export; its content comes piece by piece and can be asked for once.

    `role` tells the data from what describes it: a schema, types, a page.
    """

    name: str
    chunks: Iterator[bytes]
    role: Literal["data", "description"] = "data"
