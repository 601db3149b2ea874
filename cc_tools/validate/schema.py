"""From a pydantic model to a JSON Schema (draft 2020-12): one walk over the types of its fields.

Beyond pydantic's own schemas these are closed, list the words of the game's vocabulary where a field holds such words,
and forbid by `if`/`then` on the kind of a record the keys that only other kinds have; `oneOf` is never used, since its
errors have no place.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from cc_tools.model.record import KEBAB, Card, OperationOf, Words
from cc_tools.model.term import PARTS, FormOf, Term
from cc_tools.validate.words import Vocabulary

Schema = dict[str, Any]
WHOLE_NUMBER = "^(0|-?[1-9][0-9]*)$"
OPERATION = "^[A-Z][^:]*:"

_CONSTRAINTS = (
    ("ge", "minimum"),
    ("le", "maximum"),
    ("gt", "exclusiveMinimum"),
    ("lt", "exclusiveMaximum"),
    ("pattern", "pattern"),
)
_MESSAGES = {
    KEBAB: "lower case letters, digits and single hyphens only, such as `first-contact`",
}


@dataclass(frozen=True, slots=True)
class Kinds:
    """Which fields only some kinds of card have, and which fields a kind needs.

    `key` is the field with the kind, `only` tells by field the kinds that have it, `needs` by kind the fields.
    """

    key: str
    all: tuple[str, ...] = ()
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Builder:
    """Builds the schemas of one game. `inline` writes each model out where it is used, else under `$defs`."""

    words: Vocabulary
    kinds: Kinds | None = None
    example: str = "PLAY"
    inline: bool = False
    definitions: dict[str, Schema] = field(default_factory=dict)
    senses: set[str] = field(default_factory=set)

    def model(self, model: type[BaseModel]) -> Schema:
        """The schema of a record, or a reference to it."""
        if self.inline:
            return self._record(model)
        if model.__name__ not in self.definitions:
            self.definitions[model.__name__] = {}
            self.definitions[model.__name__] = self._record(model)
        return {"$ref": f"#/$defs/{model.__name__}"}

    def _record(self, model: type[BaseModel]) -> Schema:
        fields = model.model_fields
        schema: Schema = {
            "type": "object",
            "description": (model.__doc__ or model.__name__).strip().partition("\n")[0],
            "properties": {info.alias or name: self._field(info) for name, info in fields.items()},
            "required": [info.alias or name for name, info in fields.items() if info.is_required()],
            "additionalProperties": False,
        }
        dispatch = [*self._by_kind(model), *(_by_part() if issubclass(model, Term) else ())]
        more = model.model_config.get("json_schema_extra")
        extra = dict(more) if isinstance(more, dict) else {}
        return schema | extra | ({"allOf": dispatch} if dispatch else {})

    def _field(self, info: FieldInfo) -> Schema:
        return self.of(info.annotation, tuple(info.metadata)) | {"description": info.description or ""}

    def of(self, annotation: Any, marks: tuple[Any, ...] = ()) -> Schema:
        """The schema of a type with its marks: constraints, and what the text of the field is."""
        origin, arguments = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self.of(arguments[0], (*_flat(arguments[1:]), *marks))
        if origin in (Union, types.UnionType):
            return self._union([a for a in arguments if a is not type(None)], marks)
        if origin is tuple or origin is list:
            return {"type": "array", "items": self.of(arguments[0], _inner(marks))} | _sizes(marks, "Items")
        if origin is dict:
            return self._dictionary(arguments[0], arguments[1]) | _sizes(marks, "Properties")
        if origin is Literal:
            return {"type": "string", "enum": list(arguments)}
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            return self.model(annotation)
        return self._plain(annotation, marks)

    def _union(self, members: list[Any], marks: tuple[Any, ...]) -> Schema:
        if len(members) == 1:
            return self.of(members[0], marks)
        return _merged([self.of(member, marks) for member in members])

    def _plain(self, annotation: Any, marks: tuple[Any, ...]) -> Schema:
        if annotation is Any:
            return {}
        if annotation is bool:
            return {"type": "boolean"}
        limits = {name: value for attribute, name in _CONSTRAINTS for value in _values(marks, attribute)}
        if annotation is int:
            return {"type": "integer"} | limits
        if annotation is not str:
            raise TypeError(f"no schema for the type {annotation!r}")
        return {"type": "string"} | limits | _sizes(marks, "Length") | self._text(marks, limits.get("pattern"))

    def _text(self, marks: tuple[Any, ...], pattern: str | None) -> Schema:
        for mark in marks:
            if isinstance(mark, Words):
                self.senses.add(mark.sense)
                words = self.words.get(mark.sense)
                return {"title": mark.sense} | ({"enum": list(words)} if words else {})
            if isinstance(mark, OperationOf):
                example = f"{(*mark.kinds, self.example)[0]}: draw 1"
                message = f"an operation begins with its kind in capitals and a colon, such as `{example}`"
                # Records are judged without the pattern: the language says better what is wrong with a head.
                form = {} if self.inline else {"pattern": OPERATION, "errorMessage": message}
                return form | {"examples": [example]}
        return {"errorMessage": _MESSAGES[pattern]} if pattern in _MESSAGES else {}

    def _dictionary(self, key: Any, value: Any) -> Schema:
        below = self.of(value)
        keys = self.of(key)
        if keys.get("enum"):
            named = {word: below | {"description": f"{keys['title']}: {word}"} for word in keys["enum"]}
            return {"type": "object", "properties": named, "additionalProperties": False}
        if keys["type"] == "integer":
            return {"type": "object", "patternProperties": {WHOLE_NUMBER: below}, "additionalProperties": False}
        return {"type": "object", "additionalProperties": below}

    def _by_kind(self, model: type[BaseModel]) -> Iterable[Schema]:
        """For each field that only some kinds have: the other kinds may not have it. For each kind: what it needs."""
        kinds = self.kinds
        if kinds is None or kinds.key not in model.model_fields:
            return
        if issubclass(model, Card):
            yield from _needed(kinds, model)
        for name, having in sorted(kinds.only.items()):
            others = [kind for kind in kinds.all if kind not in having]
            if name in model.model_fields and others:
                message = f"only a card of {kinds.key} {_listed(having)} has `{name}`"
                condition = {"properties": {kinds.key: {"enum": others}}, "required": [kinds.key]}
                yield {"if": condition, "then": {"properties": {name: _never(message)}}}


def _needed(kinds: Kinds, model: type[BaseModel]) -> Iterable[Schema]:
    """For each kind of card the fields that it needs; a list among them needs an entry."""
    for kind, needs in kinds.needs.items():
        names = [name for name in needs if name in model.model_fields]
        lists = [name for name in names if get_origin(_bare(model.model_fields[name].annotation)) is tuple]
        if names:
            condition = {"properties": {kinds.key: {"const": kind}}, "required": [kinds.key]}
            filled = {"properties": {name: {"minItems": 1} for name in lists}} if lists else {}
            yield {"if": condition, "then": {"required": names} | filled}


def _bare(annotation: Any) -> Any:
    return _bare(get_args(annotation)[0]) if get_origin(annotation) is Annotated else annotation


def _by_part() -> Iterable[Schema]:
    """For each part of speech the forms that a term of it has to have, and those that it has not."""
    for part in PARTS:
        condition = {"properties": {"part": {"const": part}}, "required": ["part"]}
        languages: Schema = {}
        for name, info in Term.model_fields.items():
            if isinstance(info.annotation, type) and issubclass(info.annotation, BaseModel):
                needs = _forms(info.annotation, part)
                languages |= {name: needs} if needs else {}
        yield {"if": condition, "then": {"properties": languages}}


def _forms(language: type[BaseModel], part: str) -> Schema:
    marked = {
        name: mark for name, info in language.model_fields.items() for mark in info.metadata if isinstance(mark, FormOf)
    }
    required = [name for name, mark in marked.items() if part in mark.required]
    barred = {
        name: _never(f"only a {_listed((*mark.required, *mark.optional))} has `{name}` in this language")
        for name, mark in marked.items()
        if part not in mark.required and part not in mark.optional
    }
    return ({"required": required} if required else {}) | ({"properties": barred} if barred else {})


def _merged(members: list[Schema]) -> Schema:
    """One schema for plain types of which each keyword bears on one type only, so that errors keep their place."""
    kinds = list(dict.fromkeys(member["type"] for member in members))
    whole: Schema = {name: value for member in members for name, value in member.items() if name != "enum"}
    words = [word for member in members for word in member.get("enum", ())]
    closed = all("enum" in member for member in members if member["type"] == "string")
    return (
        whole
        | {"type": kinds[0] if len(kinds) == 1 else kinds}
        | ({"enum" if closed else "examples": words} if words else {})
    )


def _never(message: str) -> Schema:
    return {"not": {}, "errorMessage": message}


def _listed(words: Iterable[str]) -> str:
    return " or ".join(dict.fromkeys(words))


def _flat(marks: Iterable[Any]) -> tuple[Any, ...]:
    """Marks with those that a `Field(...)` inside a type holds."""
    return tuple(part for mark in marks for part in (mark.metadata if isinstance(mark, FieldInfo) else [mark]))


def _inner(marks: tuple[Any, ...]) -> tuple[Any, ...]:
    """The marks of a list that speak of its items."""
    return tuple(mark for mark in marks if isinstance(mark, Words | OperationOf))


def _values(marks: tuple[Any, ...], attribute: str) -> Iterable[Any]:
    return (value for mark in marks if (value := getattr(mark, attribute, None)) is not None)


def _sizes(marks: tuple[Any, ...], what: str) -> Schema:
    sizes = (("min_length", f"min{what}"), ("max_length", f"max{what}"))
    return {name: value for attribute, name in sizes for value in _values(marks, attribute)}
