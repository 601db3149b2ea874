"""What the fields of a record hold, read from the marks on its model."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, get_args

from pydantic import BaseModel

from cc_tools.model.record import RefersTo, Words

Mark = TypeVar("Mark", Words, RefersTo)


def sense(model: type[BaseModel], field: str) -> str:
    """The sense of the words in a field (or of the keys of a mapping); empty where it holds none."""
    found = _mark(model, field, Words)
    return found.sense if found else ""


def word_sense(model: type[BaseModel], field: str) -> str:
    """The sense of the words in a field; the field's own name where it is not marked."""
    return sense(model, field) or field


def collection(model: type[BaseModel], field: str) -> str:
    """The collection whose ids a field holds; empty where it holds none."""
    found = _mark(model, field, RefersTo)
    return found.collection if found else ""


@cache
def _parts(model: type[BaseModel], field: str) -> tuple[Any, ...]:
    known = model.model_fields[field]
    return (*known.metadata, known.annotation)


def _mark(model: type[BaseModel], field: str, kind: type[Mark]) -> Mark | None:
    return _marked(_parts(model, field), kind)


def _marked(parts: tuple[Any, ...], kind: type[Mark]) -> Mark | None:
    for part in parts:
        if isinstance(part, kind):
            return part
        if inner := _marked(get_args(part), kind):
            return inner
    return None
