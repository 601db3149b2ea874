"""The comments of a document with their places, which its nodes do not hold: for what rewrites files and keeps them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.load.nodes import Node, scalars
from cc_tools.load.source import Source

_COMMENT = re.compile(r"(?:(?<=\s)|(?<![^\n]))#[^\n]*")
_HEADER = re.compile(r"[|>][^\n]*\n?")


@dataclass(frozen=True, slots=True)
class Comment:
    """One comment: its text from `#` on, its offset, its column from 0, and what stands around it.

    `alone` tells whether nothing stands before it in its line; the others, whether empty lines stand around it.
    """

    text: str
    start: int
    column: int
    alone: bool
    blank_before: bool
    blank_after: bool


def comments(source: Source, root: Node) -> tuple[Comment, ...]:
    """All comments of a document, in the order of the file."""
    found = (hit for start, end in _gaps(source, root) for hit in _COMMENT.finditer(source.text, start, end))
    return tuple(_comment(source, hit.start(), hit[0].rstrip()) for hit in found)


def _comment(source: Source, start: int, text: str) -> Comment:
    line = source.text.rfind("\n", 0, start) + 1
    before = source.text[:line].split("\n")
    after = source.text[start:].split("\n", 2)
    return Comment(
        text=text,
        start=start,
        column=start - line,
        alone=not source.text[line:start].strip(),
        blank_before=len(before) > 1 and not before[-2].strip(),
        blank_after=len(after) > 2 and not after[1].strip() and bool(after[2].strip()),
    )


def _gaps(source: Source, root: Node) -> Iterator[tuple[int, int]]:
    """The stretches of text between scalars, where only punctuation and comments can stand."""
    at = 0
    for scalar in scalars(root):
        yield at, scalar.start
        if scalar.style in ("literal", "folded"):
            header = _HEADER.match(source.text, scalar.start)
            yield scalar.start, header.end() if header else scalar.start
        at = scalar.end
    yield at, len(source.text)
