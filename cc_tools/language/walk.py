"""Going through a typed tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from cc_tools.model.tree import Node

_PLAIN = frozenset({"str", "bool", "int", "str | None", "int | None", "tuple[str, ...]", "Place", "QuantityForm"})
"""Types of fields that hold no nodes, as the tree's classes write them."""


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.type not in _PLAIN)


def children(node: Any) -> Iterator[Any]:
    """The nodes directly below a node, in order."""
    for name in _names(node.__class__):
        value = getattr(node, name)
        if isinstance(value, tuple):
            yield from value
        elif value is not None and not isinstance(value, str):
            yield value


def nodes(root: Node) -> Iterator[Any]:
    """A node and everything below it, parents before children, in the order written."""
    found: list[Any] = []
    _collect(root, found)
    return iter(found)


def _collect(node: Any, found: list[Any]) -> None:
    found.append(node)
    for name in _names(node.__class__):
        value = getattr(node, name)
        if value.__class__ is tuple:
            for part in value:
                _collect(part, found)
        elif value is not None and value.__class__ is not str:
            _collect(value, found)
