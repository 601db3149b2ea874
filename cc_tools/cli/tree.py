"""The typed tree of an operation as plain data and as indented text; a new kind of node needs nothing here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cc_tools.database.trees import TAG, encode
from cc_tools.model.tree import Operation


def plain(operation: Operation) -> dict[str, Any]:
    """The tree as the database has it: `is` names the kind of node, `span` its place in characters from 0."""
    tree: dict[str, Any] = json.loads(encode(operation))
    return tree


def lines(operation: Operation) -> Iterator[str]:
    """The tree as text: a line for each node with its short values, and below it what it holds."""
    yield from _lines("", plain(operation), 0)


def _lines(label: str, node: dict[str, Any], depth: int) -> Iterator[str]:
    inner = {key: value for key, value in node.items() if key not in (TAG, "span") and value not in (None, [])}
    short = {key: value for key, value in inner.items() if not _is_nested(value)}
    values = "".join(f" {key}={_short(value)}" for key, value in short.items())
    yield f"{'  ' * depth}{label}{node[TAG]}{values}"
    for key, value in inner.items():
        if key in short:
            continue
        for child in value if isinstance(value, list) else [value]:
            yield from _lines(f"{key}: ", child, depth + 1)


def _is_nested(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict) for item in value))


def _short(value: Any) -> str:
    return "/".join(str(item) for item in value) if isinstance(value, list) else str(value)
