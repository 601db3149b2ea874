"""TypeScript types of the exported JSON, made from the models that write it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cc_tools.export import objects, types
from cc_tools.export.source import FORMAT_VERSION, File, Source

NAME = "cc-tools.d.ts"
WIDTH = 116
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

HEAD = f"""\
// Types of the data that `cc-tools export json` and `cc-tools export jsonl` write, format version {FORMAT_VERSION}.
//
//     import type {{ CardData }} from "./cc-tools";
//     const data: CardData = JSON.parse(text);
//
// A key without a value is left out; lists and flags are always there. Generated: do not edit.

"""


def files(_source: Source) -> Iterator[File]:
    """The declarations."""
    yield File(NAME, iter((declarations().encode(),)))


def declarations() -> str:
    """All types: the document, a line of JSON Lines, cards, records, nodes of operations."""
    schema = types.document_schema()
    whole = {key: value for key, value in schema.items() if key != "$defs"}
    parts = [_declaration(name, value) for name, value in {"CardData": whole, **schema["$defs"]}.items()]
    models = types.record_models()
    for name, base in (("Card", objects.CardObject), ("OtherRecord", objects.RecordObject)):
        own = [known for known, model in models.items() if issubclass(model, base)]
        parts.append(f"export type {name} = {' | '.join(own)};\n")
    parts.append("/** A line of JSON Lines. */\n")
    parts[-1] += "export type Line = About | GameObject | SetObject | TermObject | Card | OtherRecord;\n"
    return HEAD + "\n".join(parts)


def _declaration(name: str, schema: Mapping[str, Any]) -> str:
    comment = _comment(schema, "")
    if "properties" in schema:
        return f"{comment}export interface {name} {_fields(schema, '')}\n"
    return f"{comment}export type {name} = {_type(schema, '')};\n"


def _fields(schema: Mapping[str, Any], indent: str) -> str:
    inner = f"{indent}  "
    required = set(schema.get("required", ()))
    lines = [
        f"{_comment(value, inner)}{inner}readonly {name}{'' if name in required else '?'}: {_type(value, inner)};\n"
        for name, value in schema["properties"].items()
    ]
    return f"{{\n{''.join(lines)}{indent}}}"


def _comment(schema: Mapping[str, Any], indent: str) -> str:
    text = " ".join(str(schema.get("description", "")).split()).replace("*/", "* /")
    if not text:
        return ""
    if len(indent) + len(text) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(indent) + len(line) + len(word) + 4 > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return f"{indent}/**\n" + "".join(f"{indent} * {one}\n" for one in (*lines, line)) + f"{indent} */\n"


def _type(schema: Mapping[str, Any], indent: str) -> str:
    """A schema as a type; what the schemas here do not use is `unknown`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one, indent) for one in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _list(schema, indent)
        case "object" if "properties" in schema:
            return _fields(schema, indent)
        case "object":
            return _mapping(schema, indent)
        case kind:
            return _SCALARS.get(str(kind), "unknown")


def _list(schema: Mapping[str, Any], indent: str) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(one, indent) for one in schema['prefixItems'])}]"
    item = _type(schema.get("items", {}), indent)
    return f"readonly ({item})[]" if " | " in item else f"readonly {item}[]"


def _mapping(schema: Mapping[str, Any], indent: str) -> str:
    values = schema.get("additionalProperties")
    value = _type(values, indent) if isinstance(values, dict) else "unknown"
    keys = schema.get("propertyNames", {}).get("enum")
    if keys:
        return f"{{ readonly [key in {' | '.join(json.dumps(key) for key in keys)}]?: {value} }}"
    return f"{{ readonly [key: string]: {value} }}"
