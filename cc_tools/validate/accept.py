"""Whether data fits a schema, yes or no: the schema as closures, for the keywords that our schemas use.

The validator of `jsonschema` says what is wrong and where, at half a millisecond a record; almost all records are
right, so it is asked only about those that are not accepted here. A test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Check = Callable[[Any], bool]
Schema = dict[str, Any]

_NOTES = frozenset({"title", "description", "examples", "errorMessage", "then", "required", "additionalProperties"})
"""Keywords that say nothing about data, or are read together with another."""


def acceptor(schema: Schema) -> Check:
    """A function that tells whether data fits `schema`; ValueError for a keyword it does not know."""
    checks: list[Check] = []
    if schema.keys() & {"properties", "patternProperties", "required", "additionalProperties"}:
        checks.append(_object(schema))
    for keyword, value in schema.items():
        if keyword in _CHECKS:
            checks.append(_CHECKS[keyword](value, schema))
        elif keyword not in _NOTES and keyword not in ("properties", "patternProperties"):
            raise ValueError(f"no check for the keyword {keyword!r}")
    if not checks:
        return _anything
    if len(checks) == 1:
        return checks[0]
    return lambda data: all(check(data) for check in checks)


def _anything(_data: Any) -> bool:
    return True


def _type(value: Any, _schema: Schema) -> Check:
    tests = [_TYPES[name] for name in ([value] if isinstance(value, str) else value)]
    return tests[0] if len(tests) == 1 else lambda data: any(test(data) for test in tests)


def _is_whole(data: Any) -> bool:
    return (isinstance(data, int) and not isinstance(data, bool)) or (isinstance(data, float) and data.is_integer())


_TYPES: dict[str, Check] = {
    "string": lambda data: isinstance(data, str),
    "integer": _is_whole,
    "boolean": lambda data: isinstance(data, bool),
    "array": lambda data: isinstance(data, list),
    "object": lambda data: isinstance(data, dict),
}


def _words(value: Any, _schema: Schema) -> Check:
    words = frozenset(value)
    return lambda data: isinstance(data, str) and data in words


def _not(value: Any, _schema: Schema) -> Check:
    check = acceptor(value)
    return lambda data: not check(data)


def _all(value: Any, _schema: Schema) -> Check:
    checks = [acceptor(part) for part in value]
    return lambda data: all(check(data) for check in checks)


def _if(value: Any, schema: Schema) -> Check:
    condition, then = acceptor(value), acceptor(schema["then"])
    return lambda data: not condition(data) or then(data)


def _pattern(value: Any, _schema: Schema) -> Check:
    search = re.compile(value).search
    return lambda data: not isinstance(data, str) or search(data) is not None


def _items(value: Any, _schema: Schema) -> Check:
    check = acceptor(value)
    return lambda data: not isinstance(data, list) or all(check(item) for item in data)


def _size(kind: type[str] | type[list[Any]] | type[dict[Any, Any]], least: bool) -> Callable[[Any, Schema], Check]:
    def make(value: Any, _schema: Schema) -> Check:
        if least:
            return lambda data: not isinstance(data, kind) or len(data) >= value
        return lambda data: not isinstance(data, kind) or len(data) <= value

    return make


def _is_number(data: Any) -> bool:
    return isinstance(data, int | float) and not isinstance(data, bool)


_CHECKS: dict[str, Callable[[Any, Schema], Check]] = {
    "type": _type,
    "enum": _words,
    "const": lambda value, _schema: lambda data: bool(data == value),
    "not": _not,
    "allOf": _all,
    "if": _if,
    "pattern": _pattern,
    "items": _items,
    "minimum": lambda value, _schema: lambda data: not _is_number(data) or data >= value,
    "maximum": lambda value, _schema: lambda data: not _is_number(data) or data <= value,
    "exclusiveMinimum": lambda value, _schema: lambda data: not _is_number(data) or data > value,
    "exclusiveMaximum": lambda value, _schema: lambda data: not _is_number(data) or data < value,
    "minLength": _size(str, least=True),
    "maxLength": _size(str, least=False),
    "minItems": _size(list, least=True),
    "maxItems": _size(list, least=False),
    "minProperties": _size(dict, least=True),
    "maxProperties": _size(dict, least=False),
}


def _object(schema: Schema) -> Check:
    """The keywords about keys, in one pass over the data."""
    named = {key: acceptor(below) for key, below in schema.get("properties", {}).items()}
    patterns = [(re.compile(p).search, acceptor(below)) for p, below in schema.get("patternProperties", {}).items()]
    free = schema.get("additionalProperties", True)
    other = acceptor(free) if isinstance(free, dict) else None
    required = tuple(schema.get("required", ()))

    def unnamed(key: str, value: Any) -> bool:
        matching = [check for search, check in patterns if search(key)]
        if matching:
            return all(check(value) for check in matching)
        return other(value) if other is not None else bool(free)

    def check(data: Any) -> bool:
        if not isinstance(data, dict):
            return True
        if any(key not in data for key in required):
            return False
        for key, value in data.items():
            known = named.get(key)
            if not (known(value) if known is not None else unnamed(key, value)):
                return False
        return True

    return check
