"""The nodes of one operation by their class, so that each law looks only at those it is about."""

from __future__ import annotations

from typing import Any, TypeVar

from cc_tools.language.walk import nodes
from cc_tools.model.tree import Node

N = TypeVar("N")


class Found:
    """All nodes of an operation, or of a part of one."""

    def __init__(self, root: Node) -> None:
        self._by_class: dict[type[Any], list[Any]] = {}
        for node in nodes(root):
            self._by_class.setdefault(node.__class__, []).append(node)

    def of(self, kind: type[N]) -> list[N]:
        """The nodes of one class, in the order written."""
        return self._by_class.get(kind, [])
