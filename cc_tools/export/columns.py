"""The fields of records as columns of a table: single values, lists of words, and the fields of a single inner model.

Lists of models and mappings have tables of their own or are left out.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from cc_tools.export.cells import Cell

JOINED = "; "
_SCALARS = (str, int, float, bool)
Path = tuple[str, ...]


def columns(records: Iterable[BaseModel], without: Iterable[str]) -> Mapping[str, Path]:
    """The columns of records, those named left out: by name the way to the value. Models come in the order found."""
    left_out = set(without)
    found: dict[str, Path] = {}
    for model in dict.fromkeys(type(record) for record in records):
        for path in _paths(model):
            found.setdefault("_".join(path), path)
    return {name: path for name, path in found.items() if name not in left_out}


def cell(record: object, path: Path) -> Cell:
    """What a record has in a column: a list is joined; nothing where it has no such field."""
    value: Any = record
    for name in path:
        value = getattr(value, name, None)
    return JOINED.join(str(one) for one in value) if isinstance(value, tuple) else value


def _paths(model: type[BaseModel]) -> Iterator[Path]:
    for name, field in model.model_fields.items():
        kinds = list(_kinds(field.annotation))
        if len(kinds) == 1 and isinstance(kinds[0], type) and issubclass(kinds[0], BaseModel):
            yield from ((name, *inner) for inner in _paths(kinds[0]))
        elif all(_is_plain(kind) for kind in kinds):
            yield (name,)


def _kinds(annotation: Any) -> Iterator[Any]:
    """The alternatives of an annotation, without None."""
    if get_origin(annotation) is Annotated:
        yield from _kinds(get_args(annotation)[0])
    elif get_origin(annotation) in (Union, types.UnionType):
        for part in get_args(annotation):
            yield from _kinds(part)
    elif annotation is not types.NoneType:
        yield annotation


def _is_plain(kind: Any) -> bool:
    if get_origin(kind) is tuple:
        return all(_is_plain(one) for part in get_args(kind) if part is not Ellipsis for one in _kinds(part))
    return kind in _SCALARS or get_origin(kind) is Literal
