"""The nodes of a document: mappings, sequences and scalars, each with its place. No value is guessed.

Nodes hold offsets and share their file's `Source`; lines and columns are worked out when asked for, so that
a node costs little and fifty thousand cards fit into memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cc_tools.diagnostics import Span
from cc_tools.load.characters import places_of_characters
from cc_tools.load.source import Source

Style = Literal["plain", "single", "double", "literal", "folded", "refused"]
Steps = tuple[str | int, ...]
"""A way down a tree: keys and places in lists (from 0)."""


@dataclass(slots=True, eq=False, repr=False)
class _Placed:
    """What all nodes have: their file and the offsets of their first character and of the place behind the last."""

    source: Source
    start: int
    end: int

    @property
    def span(self) -> Span:
        """The whole node in its file."""
        return self.source.span(self.start, self.end)

    @property
    def head(self) -> Span:
        """The node as far as it stands on its first line: what a finding about it underlines."""
        return self.source.span(self.start, min(self.end, self.source.rest_of_line(self.start)))

    @property
    def line(self) -> int:
        """The line that it begins on."""
        return self.source.position(self.start).line


@dataclass(slots=True, eq=False)
class Scalar(_Placed):
    """A single value: `text` is what the file says, quotes and escapes resolved, never taken for another type.

    `style` says how it is written; `refused` stands where an alias or a merged mapping was, which has no value.
    """

    text: str
    style: Style

    def place(self, start: int, end: int) -> Span:
        """The place in the file of characters `start` to `end` (from 0, end exclusive) of `text`.

        Right behind escapes, doubled quotes and folded lines too; places outside the text are held inside it.
        """
        places = places_of_characters(self.source.text, self.start, self.end, self.text, self.style)
        if not places:
            return self.span
        first = min(max(start, 0), len(places) - 1)
        last = min(max(end - 1, first), len(places) - 1)
        if start >= len(places):
            return self.source.span(places[-1][1], places[-1][1])
        if end <= start:
            return self.source.span(places[first][0], places[first][0])
        return self.source.span(places[first][0], places[last][1])

    def at(self, path: Steps) -> Node:
        """Itself: nothing is below a scalar."""
        return follow(self, path)[1]

    def key(self, path: Steps) -> Node:
        """Itself: a scalar has no keys."""
        return follow(self, path)[0]


@dataclass(slots=True, eq=False)
class Sequence(_Placed):
    """A list, in block or flow style."""

    items: tuple[Node, ...]

    def at(self, path: Steps) -> Node:
        """The node at `path`, or the nearest ancestor that exists."""
        return follow(self, path)[1]

    def key(self, path: Steps) -> Node:
        """The key that leads to `path`; an item has no key and stands for itself."""
        return follow(self, path)[0]


@dataclass(slots=True, eq=False)
class Mapping(_Placed):
    """Keys with their values, in the order of the file; every key once."""

    entries: tuple[tuple[Scalar, Node], ...]

    def at(self, path: Steps) -> Node:
        """The node at `path`, or the nearest ancestor that exists."""
        return follow(self, path)[1]

    def key(self, path: Steps) -> Node:
        """The key that leads to `path`, or that of the nearest ancestor that exists."""
        return follow(self, path)[0]

    def get(self, key: str) -> Node | None:
        """The value under `key`, if there is one."""
        return next((value for name, value in self.entries if name.text == key), None)


Node = Mapping | Sequence | Scalar


def follow(node: Node, path: Steps) -> tuple[Node, Node]:
    """The key and the node at `path` below `node`, as far down as the path exists."""
    key = node
    for step in path:
        below = _child(node, step)
        if below is None:
            break
        key, node = below
    return key, node


def _child(node: Node, step: str | int) -> tuple[Node, Node] | None:
    if isinstance(node, Mapping):
        wanted = str(step)
        return next(((name, value) for name, value in node.entries if name.text == wanted), None)
    if isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return node.items[step], node.items[step]
    return None


def scalars(node: Node) -> Iterator[Scalar]:
    """Every scalar of a tree, keys too, in the order of the file."""
    stack: list[Node] = [node]
    while stack:
        top = stack.pop()
        if isinstance(top, Scalar):
            yield top
        elif isinstance(top, Mapping):
            stack.extend(part for pair in reversed(top.entries) for part in reversed(pair))
        else:
            stack.extend(reversed(top.items))
