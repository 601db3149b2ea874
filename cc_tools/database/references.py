"""Which fields of a record refer to another record: read from the marks on its pydantic model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from cc_tools.model.record import RefersTo


def field_references(record: BaseModel, via: str = "") -> Iterator[tuple[str, str, str]]:
    """Each reference as (path of the field, collection, id): (`deck.card`, `cards`, `edosians`)."""
    for name, collection in _plan(type(record)):
        for value in _single(getattr(record, name)):
            if isinstance(value, BaseModel):
                yield from field_references(value, f"{via}{name}.")
            elif collection and isinstance(value, str):
                yield f"{via}{name}", collection, value


def _single(value: object) -> Iterator[object]:
    if isinstance(value, Mapping):
        for part in value.values():
            yield from _single(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _single(part)
    elif value is not None:
        yield value


@cache
def _plan(model: type[BaseModel]) -> tuple[tuple[str, str], ...]:
    """The fields worth a look: those marked, with their collection, and those that hold models with marks."""
    found = []
    for name, field in model.model_fields.items():
        collection = _marked((*field.metadata, field.annotation))
        if collection or _holds_marks(field.annotation, ()):
            found.append((name, collection))
    return tuple(found)


def _marked(parts: tuple[Any, ...]) -> str:
    for part in parts:
        if isinstance(part, RefersTo):
            return part.collection
        if inner := _marked(get_args(part)):
            return inner
    return ""


def _holds_marks(annotation: Any, seen: tuple[Any, ...]) -> bool:
    """Whether a model inside an annotation has a marked field; `seen` ends models that hold themselves."""
    if annotation in seen:
        return False
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        inner = (*seen, annotation)
        return any(
            _marked((*field.metadata, field.annotation)) or _holds_marks(field.annotation, inner)
            for field in annotation.model_fields.values()
        )
    return any(_holds_marks(part, seen) for part in get_args(annotation))
