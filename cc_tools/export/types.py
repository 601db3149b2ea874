"""The shape of exported objects as JSON Schema, made from the models of `objects` and of the installed games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, Union, cast

from pydantic import BaseModel, Field, create_model
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from cc_tools.database.columns import singular
from cc_tools.export import objects, tree_schema
from cc_tools.export.source import File
from cc_tools.games.package import installed
from cc_tools.model.record import Card

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FIELDS = "Fields"
_ModelField = core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField


class _Written(GenerateJsonSchema):
    """Schemas of what is written: what has no value is left out, everything else is there."""

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])

    def field_is_required(self, field: _ModelField, total: bool) -> bool:  # noqa: ARG002
        schema: Any = field["schema"]
        while schema["type"] in {"default", "function-wrap", "function-after", "function-before"}:
            schema = schema["schema"]
        return bool(schema["type"] != "nullable")

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002
        return False


def pascal(text: str) -> str:
    """`captains-chair` as `CaptainsChair`."""
    return "".join(part.capitalize() for part in text.replace("_", "-").split("-"))


@cache
def record_models() -> Mapping[str, type[BaseModel]]:
    """The model of the objects of each collection of each installed game, by a name of its own, cards first."""
    found: dict[str, type[BaseModel]] = {}
    for game, package in installed().items():
        for collection, model in package.collections.items():
            base = objects.CardObject if issubclass(model, Card) else objects.RecordObject
            name = f"{pascal(game)}{pascal(singular(collection))}"
            fields: dict[str, Any] = {
                "game": (_literal(game), Field(description="The id of the game.")),
                "collection": (_literal(collection), Field(description="The key under which card files have them.")),
                "data": (model, Field(description="Every field as card files have them.")),
            }
            found[name] = create_model(name, __base__=base, __module__=__name__, __doc__=model.__doc__, **fields)
    return dict(sorted(found.items(), key=lambda pair: not issubclass(pair[1], objects.CardObject)))


def _literal(text: str) -> Any:
    return cast(Any, Literal)[text]


def _union(base: type[BaseModel]) -> Any:
    return cast(Any, Union)[tuple(model for model in record_models().values() if issubclass(model, base))]


@cache
def document_schema() -> Mapping[str, Any]:
    """The JSON Schema of the JSON document; its definitions are all objects and nodes of trees."""
    sequence: Any = tuple
    cards, records = _union(objects.CardObject), _union(objects.RecordObject)
    document = create_model(
        "CardData",
        __doc__="Card data of one or more games.",
        about=(objects.About, ...),
        games=(tuple[objects.GameObject, ...], ...),
        sets=(tuple[objects.SetObject, ...], ...),
        terms=(tuple[objects.TermObject, ...], ...),
        cards=(sequence[cards, ...], ...),
        records=(sequence[records, ...], ...),
    )
    return model_schema(document, "Card data as JSON")


@cache
def line_schema() -> Mapping[str, Any]:
    """The JSON Schema of a line of JSON Lines."""
    whole = document_schema()
    items = [whole["properties"][name]["items"] for name in ("games", "sets", "terms", "cards", "records")]
    variants = [whole["properties"]["about"], *(one for item in items for one in item.get("anyOf", [item]))]
    return {
        "$schema": DIALECT,
        "title": "A line of card data as JSON Lines",
        "anyOf": variants,
        "$defs": whole["$defs"],
    }


def model_schema(model: type[BaseModel], title: str) -> dict[str, Any]:
    """The JSON Schema of a model as it is written. Names of definitions tell which game they belong to."""
    made = model.model_json_schema(mode="serialization", schema_generator=_Written)
    definitions = made.pop("$defs", {})
    if json.dumps(objects.TREE)[1:-1] in json.dumps([made, definitions]):
        definitions.update(tree_schema.definitions())
    names = _names(definitions)
    found = {"$schema": DIALECT, "title": title, **_renamed(made, names)}
    if definitions:
        renamed = {names[old]: _renamed(value, names) for old, value in definitions.items()}
        found["$defs"] = dict(sorted(renamed.items()))
    return found


def _names(definitions: Mapping[str, Any]) -> dict[str, str]:
    """By name of a definition the name it is to have: that of a game's own model begins with the game."""
    own = list(_own_models())
    found = {}
    for old in definitions:
        # pydantic calls a class by its module where two have one name.
        fitting = [name for module, plain, name in own if old in (plain, f"{module.replace('.', '__')}__{plain}")]
        found[old] = fitting[0] if len(fitting) == 1 else old.rpartition("__")[2]
    if len(set(found.values())) < len(found):
        raise ValueError(f"two definitions of the export have one name: {sorted(found.values())}")
    return found


def _own_models() -> Iterator[tuple[str, str, str]]:
    """The models that games bring: module, class, name in the export."""
    for game, package in installed().items():
        heads = set(package.collections.values())
        modules = {model.__module__ for model in heads}
        for model in dict.fromkeys(_below(BaseModel)):
            if model.__module__ in modules:
                ending = FIELDS if model in heads else ""
                yield model.__module__, model.__name__, f"{pascal(game)}{model.__name__}{ending}"


def _below(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for inner in model.__subclasses__():
        yield inner
        yield from _below(inner)


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("$comment") == objects.TREE["$comment"]:
        kept = {key: value for key, value in schema.items() if key != "$comment"}
        return {**kept, "$ref": f"#/$defs/{tree_schema.ROOT}"}
    # A title that is text only repeats the class's name; a mapping under `title` is a field of that name.
    found = {key: _renamed(value, names) for key, value in schema.items() if key != "title" or isinstance(value, dict)}
    reference = found.get("$ref")
    if isinstance(reference, str):
        found["$ref"] = f"#/$defs/{names[reference.rpartition('/')[2]]}"
    return found


def text(schema: Mapping[str, Any]) -> str:
    """A schema as it stands in a file."""
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def file(name: str, schema: Mapping[str, Any]) -> File:
    """A schema as a file of an export."""
    return File(name, iter((text(schema).encode(),)), "description")
