"""One table and one view for each collection of each game, their columns taken from the pydantic models.

The table holds every record as canonical JSON in `data`; each field of the model is a generated column over it,
so that a fact stands in the file once. Lists and mappings appear as JSON; a nested model of plain fields is
spread out (`names_ja`).
"""

from __future__ import annotations

import enum
import re
import types
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

COMMON = ("key", "game", "id", "name", "set_id", "file", "line")
_SCALARS: dict[type, str] = {bool: "INTEGER", int: "INTEGER", float: "REAL", str: "TEXT"}


@dataclass(frozen=True, slots=True)
class Column:
    """A generated column: its name, the type SQLite holds it to, and the JSON path it reads."""

    name: str
    type: str
    path: str


@dataclass(frozen=True, slots=True)
class Relation:
    """The table and the view of one collection."""

    table: str
    view: str


def identifier(text: str) -> str:
    """`text` as a part of a name in SQL: `captains-chair` is `captains_chair`."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") or "unnamed"


def singular(collection: str) -> str:
    """The name of one thing of a collection: `cards` is `card`, `crew` stays."""
    return collection[:-1] if collection.endswith("s") and not collection.endswith("ss") else collection


def relation(game: str, collection: str, taken: set[str]) -> Relation:
    """The names for a collection: `captains_chair_card`; a number follows where that name is `taken` already."""
    plain = f"{identifier(game)}_{identifier(singular(collection))}"
    view, count = plain, 1
    while view in taken or f"{view}_data" in taken:
        count += 1
        view = f"{plain}_{count}"
    taken.update((view, f"{view}_data"))
    return Relation(f"{view}_data", view)


def columns(models: Iterable[type[BaseModel]]) -> list[Column]:
    """The columns for records of these models: the union of their fields, in the order of the models."""
    found: dict[str, Column] = {}
    for model in models:
        for column in _columns_of(model):
            known = found.get(column.name.lower())
            if known is not None and known.type != column.type:
                column = Column(known.name, "ANY", known.path)
            found[column.name.lower()] = column
    return [column for name, column in found.items() if name not in COMMON and name != "data"]


def _columns_of(model: type[BaseModel], prefix: str = "", path: str = "$") -> Iterable[Column]:
    for name, field in model.model_fields.items():
        inner = field.annotation
        place = f'{path}."{field.serialization_alias or name}"'
        if isinstance(inner, type) and issubclass(inner, BaseModel) and not prefix:
            yield from _columns_of(inner, f"{name}_", place)
        else:
            yield Column(f"{prefix}{name}", _type(inner), place)


def _type(annotation: Any) -> str:
    """The SQLite type for an annotation; what is no scalar is JSON text."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _type(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return _common(_type(part) for part in get_args(annotation) if part is not types.NoneType)
    if origin is Literal:
        return _common(_type(type(value)) for value in get_args(annotation) if value is not None)
    if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        return _common(_type(type(member.value)) for member in annotation)
    if annotation is Any:
        return "ANY"
    return _SCALARS.get(annotation, "TEXT")


def _common(found: Iterable[str]) -> str:
    kinds = set(found)
    return kinds.pop() if len(kinds) == 1 else "ANY"


def definition(names: Relation, found: Iterable[Column]) -> str:
    """The SQL that makes the table and the view of a collection."""
    generated = list(found)
    made = "".join(
        f",\n    \"{c.name}\" {c.type} GENERATED ALWAYS AS (json_extract(data, '{c.path}')) VIRTUAL" for c in generated
    )
    shown = "".join(f', d."{c.name}"' for c in generated)
    common = ", ".join(f"r.{name}" for name in COMMON)
    return (
        f'CREATE TABLE "{names.table}" (\n    key INTEGER PRIMARY KEY REFERENCES record,\n'
        f"    data TEXT NOT NULL CHECK (json_valid(data)){made}\n) STRICT;\n"
        f'CREATE VIEW "{names.view}" AS SELECT {common}{shown}, d.data\n'
        f'    FROM "{names.table}" d JOIN record r USING (key);\n'
    )
