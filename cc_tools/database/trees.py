"""Typed trees as JSON and back, for every node class of `cc_tools.model.tree`.

A node is an object: `is` names its class, the other keys are the fields that differ from their default, spans
included. `{"is":"Operation","kind":"PLAY","body":[…],"span":[0,12]}`
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, get_args, get_type_hints

from cc_tools.database.errors import DatabaseError
from cc_tools.model import tree
from cc_tools.model.tree import Operation

TAG = "is"

_CLASSES: dict[str, type] = {
    name: value
    for name, value in vars(tree).items()
    if isinstance(value, type) and is_dataclass(value) and value.__module__ == tree.__name__
}
_FIELDS: dict[type, tuple[tuple[str, object], ...]] = {
    cls: tuple((field.name, field.default) for field in fields(cls)) for cls in _CLASSES.values()
}


def _holds_nodes(annotation: Any) -> bool:
    return annotation in _FIELDS or any(_holds_nodes(part) for part in get_args(annotation))


_INNER: dict[type, tuple[str, ...]] = {
    cls: tuple(name for name, hint in get_type_hints(cls).items() if _holds_nodes(hint)) for cls in _FIELDS
}


def encode(operation: Operation) -> str:
    """The compact JSON of a tree; equal trees with equal spans give equal text."""
    return json.dumps(operation, default=_encoded, ensure_ascii=False, separators=(",", ":"))


def _encoded(node: object) -> dict[str, object]:
    """One node as a plain mapping; its parts are left to the JSON encoder, which asks again for each."""
    cls = type(node)
    if cls not in _FIELDS:
        raise TypeError(f"{cls.__name__} is no node of a tree")
    found: dict[str, object] = {TAG: cls.__name__}
    for name, default in _FIELDS[cls]:
        value = getattr(node, name)
        if default is MISSING or value != default:
            found[name] = value
    return found


def _decoded(found: dict[str, Any]) -> object:
    cls = _CLASSES[found.pop(TAG)]
    for name, value in found.items():
        if value.__class__ is list:
            found[name] = tuple(value)
    return cls(**found)


_decoder = json.JSONDecoder(object_hook=_decoded)


def decode(text: str) -> Operation:
    """The tree of a JSON text that `encode` made. Raises DatabaseError for anything else."""
    try:
        operation = _decoder.decode(text)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise DatabaseError("The database holds a tree that this program does not understand.") from error
    if not isinstance(operation, Operation):
        raise DatabaseError("The database holds a tree that is no operation.")
    return operation


def walk(node: object) -> Iterator[object]:
    """A node and all nodes below it, from the outside in."""
    waiting: list[object] = [node]
    while waiting:
        current = waiting.pop()
        if isinstance(current, tuple):
            waiting.extend(reversed(current))
        elif type(current) in _FIELDS:
            yield current
            waiting.extend(getattr(current, name) for name in reversed(_INNER[type(current)]))


class Trees(Mapping[str, Operation]):
    """Trees by operation string, each decoded when it is first asked for; equal to the dict of all of them."""

    __slots__ = ("_encoded", "_known")

    def __init__(self, encoded: Mapping[str, str]) -> None:
        self._encoded = encoded
        self._known: dict[str, Operation] = {}

    def __getitem__(self, text: str) -> Operation:
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = decode(self._encoded[text])
        return known

    def encoded(self, text: str) -> str:
        """The JSON of a tree as it is stored; the tree is not kept. Raises KeyError."""
        return self._encoded[text]

    def __iter__(self) -> Iterator[str]:
        return iter(self._encoded)

    def __len__(self) -> int:
        return len(self._encoded)

    def __contains__(self, text: object) -> bool:
        return text in self._encoded
