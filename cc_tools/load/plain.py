"""Nodes as plain data, for the project's own files whose shape a model checks afterwards."""

from __future__ import annotations

from typing import Any

from cc_tools.load.nodes import Mapping, Node, Scalar


def plain(node: Node) -> Any:
    """Dicts, lists and strings; every scalar is the text that the file says."""
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.entries}
    if isinstance(node, Scalar):
        return node.text
    return [plain(item) for item in node.items]
