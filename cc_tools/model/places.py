"""Where records stand in their files, as far as a check across cards needs to know."""

from __future__ import annotations

from typing import Protocol

from cc_tools.diagnostics import Span


class Places(Protocol):
    """Answers where a record, or something at a path inside it, is written."""

    def of(self, collection: str, record: str, path: tuple[str | int, ...] = ()) -> Span:
        """The span of what stands at `path` in the record, or of its nearest ancestor that exists."""
        ...

    def piece(self, collection: str, record: str, path: tuple[str | int, ...], start: int, end: int) -> Span:
        """The span of characters `start` to `end` (from 0) of the text at `path` in the record."""
        ...
