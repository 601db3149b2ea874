"""The schemas: closed, described, the same each time, and understood alike by both readers of schemas."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from jsonschema import Draft202012Validator

from cc_tools.load import Mapping, Node, Scalar
from cc_tools.validate import schemas
from cc_tools.validate.accept import acceptor
from cc_tools.validate.readers import shared_reader
from cc_tools.validate.schemas import builder
from tests.validate.toy import COLLECTIONS, read

TOY = read({})[0].games["toy"]
SCHEMAS = schemas(TOY.game, TOY.terms, COLLECTIONS)


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema inside a schema."""
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from parts(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from parts(value)


def test_there_is_one_for_each_kind_of_file() -> None:
    kinds = ("box", "cards", "game", "set", "terms", "translated")
    assert list(SCHEMAS) == [f"{kind}.schema.json" for kind in kinds]


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid_and_closed(name: str) -> None:
    schema = SCHEMAS[name]
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    records = [part for part in parts(schema) if part.get("type") == "object" and "properties" in part]
    assert records
    assert all(part["additionalProperties"] is False for part in records)
    assert not any("oneOf" in part or "anyOf" in part for part in parts(schema))


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_key_is_described(name: str) -> None:
    for part in parts(SCHEMAS[name]):
        if part.get("type") == "object":
            for key, below in part.get("properties", {}).items():
                assert below["description"], key


def test_fields_list_their_words() -> None:
    card = SCHEMAS["cards.schema.json"]["$defs"]["Piece"]["properties"]
    assert card["shape"]["enum"] == ["ball", "cube", "ring"]
    assert card["colours"]["items"]["enum"] == ["blue", "green", "red"]
    assert card["traits"]["items"]["enum"] == ["heavy", "hefty"]
    assert card["label"]["examples"] == ["blue", "green", "red"]
    corners = SCHEMAS["box.schema.json"]["$defs"]["Box"]["properties"]["corners"]
    assert list(corners["properties"]) == ["north", "south"]


def test_operations_have_an_example() -> None:
    card = SCHEMAS["cards.schema.json"]["$defs"]["Piece"]["properties"]
    assert card["price"]["examples"] == ["PRICE: draw 1"]
    assert card["operations"]["items"]["examples"] == ["DO: draw 1"]


def test_the_same_game_gives_the_same_bytes() -> None:
    again = schemas(read({})[0].games["toy"].game, TOY.terms, dict(reversed(COLLECTIONS.items())))
    assert json.dumps(again) == json.dumps(SCHEMAS)


def test_without_a_game_words_are_open() -> None:
    card = schemas(None, (), COLLECTIONS)["cards.schema.json"]["$defs"]["Piece"]
    assert "enum" not in card["properties"]["shape"]
    assert "allOf" not in card


def plain(node: Node) -> Any:
    """A node as the data that any YAML program would read, whole numbers and truth values only."""
    if isinstance(node, Scalar):
        if node.style == "plain" and node.text.isdecimal():
            return int(node.text)
        return {"true": True, "false": False}.get(node.text, node.text)
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.entries}
    return [plain(item) for item in node.items]


RECORDS = [(one.collection, plain(one.node)) for found in TOY.records.values() for one in found]
INLINE = {
    kind: builder(TOY.game, TOY.terms, COLLECTIONS, inline=True).model(model) for kind, model in COLLECTIONS.items()
}
INLINE |= {kind: shared_reader(kind).schema for kind in ("game", "set", "terms")}
READERS = {kind: (acceptor(schema), Draft202012Validator(schema)) for kind, schema in INLINE.items()}
VALUES = st.sampled_from(
    [
        None,
        True,
        0,
        -1,
        3,
        100,
        3.0,
        1.5,
        "",
        "x",
        "cube",
        "red",
        "DO: x",
        "3+",
        "a" * 5000,
        [],
        ["red"],
        {},
        {"en": "x"},
        {"1": 2},
    ]
)
KEYS = st.sampled_from(["id", "name", "edge", "radius", "colours", "zzz", "en", "part", "gerund", "1", "north"])


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in data where a value can be changed."""
    if isinstance(data, dict):
        return [(data, key) for key in data] + [place for value in data.values() for place in places(value)]
    if isinstance(data, list):
        return [(data, index) for index in range(len(data))] + [place for value in data for place in places(value)]
    return []


@settings(max_examples=400)
@given(data=st.data(), record=st.sampled_from(RECORDS))
def test_the_quick_reader_and_the_validator_agree(data: st.DataObject, record: tuple[str, Any]) -> None:
    kind, changed = record[0], copy.deepcopy(record[1])
    for _ in range(data.draw(st.integers(0, 2))):
        holder, key = data.draw(st.sampled_from(places(changed) or [({"x": 1}, "x")]))
        if isinstance(holder, dict) and data.draw(st.booleans()):
            holder[data.draw(KEYS)] = copy.deepcopy(data.draw(VALUES))
        elif isinstance(holder, dict) and data.draw(st.booleans()):
            del holder[key]
        else:
            holder[key] = copy.deepcopy(data.draw(VALUES))
    accepts, validator = READERS[kind]
    assert accepts(changed) == validator.is_valid(changed)


def test_records_of_the_toy_are_accepted() -> None:
    assert all(READERS[kind][0](data) for kind, data in RECORDS)


def test_an_unknown_keyword_is_never_passed_over() -> None:
    with pytest.raises(ValueError, match="uniqueItems"):
        acceptor({"uniqueItems": True})


def test_a_type_without_a_schema_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="no schema"):
        builder(None, (), {}).of(bytes)
