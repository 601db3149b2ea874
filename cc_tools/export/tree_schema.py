"""JSON Schemas of the typed tree, made from its node classes: `is` names the class, defaults are left out."""

from __future__ import annotations

import inspect
import types as annotations_of
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cc_tools.database.trees import TAG
from cc_tools.model import tree

NODE = "Node"
"""What the names of nodes end in, so that none is called as a card or a term is."""
ROOT = f"{tree.Operation.__name__}{NODE}"
_SCALARS: dict[Any, str] = {str: "string", int: "integer", bool: "boolean", type(None): "null"}


def definitions() -> dict[str, dict[str, Any]]:
    """The schema of each node class by the name of its definition."""
    return {
        f"{name}{NODE}": _node(value)
        for name, value in sorted(vars(tree).items())
        if isinstance(value, type) and is_dataclass(value) and value.__module__ == tree.__name__
    }


def _node(cls: Any) -> dict[str, Any]:
    hints = get_type_hints(cls, vars(tree))
    properties: dict[str, Any] = {TAG: {"const": cls.__name__}}
    properties.update((field.name, _schema(hints[field.name])) for field in fields(cls))
    needed = [field.name for field in fields(cls) if field.default is MISSING and field.default_factory is MISSING]
    written = " ".join((inspect.getdoc(cls) or "").split())
    # A dataclass without a docstring has its signature for one.
    described = {} if written.startswith(f"{cls.__name__}(") else {"description": written}
    return {
        "type": "object",
        **described,
        "properties": properties,
        "required": [TAG, *needed],
        "additionalProperties": False,
    }


def _schema(hint: Any) -> dict[str, Any]:
    origin, args = get_origin(hint), get_args(hint)
    if hint in _SCALARS:
        return {"type": _SCALARS[hint]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, annotations_of.UnionType):
        return {"anyOf": [_schema(arg) for arg in args]}
    if origin is tuple and args[-1] is Ellipsis:
        return {"type": "array", "items": _schema(args[0])}
    if origin is tuple:
        return {"type": "array", "prefixItems": [_schema(arg) for arg in args], "minItems": len(args), "items": False}
    return {"$ref": f"#/$defs/{hint.__name__}{NODE}"}
