"""What a model says about the form of a record in a file: the order of its keys, and which of them hold operations."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel

from cc_tools.model.record import OperationOf

_FIRST = ("id", "name", "names")
_LAST = ("operations", "printings", "replaced_by", "rulings", "errata")


@dataclass(frozen=True, slots=True)
class Shape:
    """The form of one mapping: its keys in order, those that hold operations, and the shapes below its keys."""

    order: tuple[str, ...] = ()
    operations: frozenset[str] = frozenset()
    parts: Mapping[str, Shape] = field(default_factory=dict)
    every: Shape | None = None

    def below(self, key: str) -> Shape:
        """The shape of what stands under `key`, list items included."""
        return self.parts.get(key) or self.every or Shape()


@cache
def of_model(model: type[BaseModel]) -> Shape:
    """The shape of a record of this model."""
    parts = {name: _of_type(info.annotation) for name, info in model.model_fields.items()}
    return Shape(
        order=_order(model),
        operations=frozenset(
            name
            for name, info in model.model_fields.items()
            if _holds_operations(info.annotation) or any(isinstance(m, OperationOf) for m in info.metadata)
        ),
        parts={name: shape for name, shape in parts.items() if shape is not None},
    )


def _order(model: type[BaseModel]) -> tuple[str, ...]:
    """The model's own order; for a record what names it first, what it does and notes about it last."""
    fields = tuple(model.model_fields)
    if "id" not in fields:
        return fields
    parts: tuple[str, ...] = getattr(model, "parts", ())
    last = (_LAST[0], *parts, *_LAST[1:])
    middle = [name for name in fields if name not in _FIRST and name not in last]
    return tuple(name for name in (*_FIRST, *middle, *last) if name in fields)


def _of_type(annotation: Any) -> Shape | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return of_model(annotation)
    arguments = [_of_type(argument) for argument in get_args(annotation)]
    inner = next((shape for shape in arguments if shape is not None), None)
    if inner is not None and get_origin(annotation) in (dict, Mapping):
        return Shape(every=inner)
    return inner


def _holds_operations(annotation: Any) -> bool:
    return any(isinstance(mark, OperationOf) for mark in _marks(annotation))


def _marks(annotation: Any) -> Iterator[Any]:
    """The metadata of a type that may be optional; not of what is inside a list or another model."""
    if get_origin(annotation) is Annotated:
        inner, *marks = get_args(annotation)
        yield from marks
        yield from _marks(inner)
    elif get_origin(annotation) in (Union, types.UnionType):
        for argument in get_args(annotation):
            yield from _marks(argument)
