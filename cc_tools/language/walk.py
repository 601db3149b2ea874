"""Going through a typed tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from cc_tools.model.tree import Node


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name != "span")


def children(node: Any) -> Iterator[Any]:
    """The nodes directly below a node, in order."""
    for name in _names(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            yield from (part for part in value if is_dataclass(part))
        elif is_dataclass(value):
            yield value


def nodes(root: Node) -> Iterator[Any]:
    """A node and everything below it, parents before children, in the order written."""
    stack: list[Any] = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(children(node))))
