"""The schema's errors in an author's words, each at the key or value that is wrong, each fault once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping as AnyMapping
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from cc_tools.diagnostics import Applicability, Diagnostic, Edit, Fix, respelled
from cc_tools.load import Mapping, Node, Scalar, Steps
from cc_tools.model.names import slug
from cc_tools.model.record import KEBAB
from cc_tools.validate import codes
from cc_tools.validate.words import TRAIT

if TYPE_CHECKING:
    from jsonschema import ValidationError

MAX_FAULTS = 100
"""So many errors of one record are explained."""

LONGEST = 100
"""So much of a misspelt word is compared with the known ones."""

FEW = 12
"""So many known words are named where none is near."""

TYPESET = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u300c\u300d"
"""Quotation marks of word processors, which YAML takes for letters."""

_NEEDED = {
    "integer": "a whole number",
    "number": "a number",
    "boolean": "`true` or `false`",
    "array": "a list (`[one, two]`, or lines that begin with `-`)",
    "object": "keys with values",
    "string": "a single text",
    "null": "nothing",
}
_TRUE = frozenset({"yes", "on", "y", "True", "TRUE", "Yes", "YES", "On", "ON"})
_FALSE = frozenset({"no", "off", "n", "False", "FALSE", "No", "NO", "Off", "OFF"})


def explain(node: Node, errors: Iterable[ValidationError]) -> list[Diagnostic]:
    """A finding for each fault of the record at `node`; what follows from another fault only is left out."""
    taken = islice(errors, MAX_FAULTS + 1)
    explained = (finding for error in taken for finding in _one(node, error))
    found = list(islice(explained, MAX_FAULTS + 1))
    meant = {finding.suggestion for finding in found if finding.code is codes.UNKNOWN_KEY}
    kept = [f for f in found[:MAX_FAULTS] if not (f.code is codes.MISSING_KEY and f.suggestion in meant)]
    if len(found) > MAX_FAULTS:
        kept.append(
            Diagnostic(codes.TOO_MANY_FAULTS, f"more than {MAX_FAULTS} faults; the rest is not listed", node.head)
        )
    return [_without_hint(finding) for finding in dict.fromkeys(kept)]


def _without_hint(finding: Diagnostic) -> Diagnostic:
    """A missing key carries its name only to be matched with a misspelt one."""
    if finding.code is not codes.MISSING_KEY:
        return finding
    return Diagnostic(finding.code, finding.message, finding.span, finding.related)


def _one(node: Node, error: ValidationError) -> Iterator[Diagnostic]:
    path: Steps = tuple(error.absolute_path)
    handler = _HANDLERS.get(str(error.validator))
    if handler is None:
        yield Diagnostic(codes.INVALID_RECORD, f"{_label(path)}: {shortened(error.message)}", node.at(path).head)
        return
    yield from handler(node, path, error)


def _unknown(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    properties = _schema(error).get("properties", {})
    patterns = [re.compile(pattern) for pattern in _schema(error).get("patternProperties", ())]
    here = node.at(path)
    keys = [key for key, _ in here.entries] if isinstance(here, Mapping) else []
    free = [name for name in properties if name not in _instance(error)]
    for key in keys:
        if key.text in properties or any(pattern.search(key.text) for pattern in patterns):
            continue
        if patterns:
            yield Diagnostic(codes.UNKNOWN_KEY, f"the key `{shortened(key.text)}` has to be a whole number", key.span)
            continue
        message = f"{_owner(path)} has no key `{shortened(key.text)}`"
        yield respelled(codes.UNKNOWN_KEY, message, key.span, key.text[:LONGEST], free)


def _missing(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    for name in _bound(error):
        if name not in _instance(error):
            message = f"{_owner(path)} needs the key `{name}`"
            yield Diagnostic(codes.MISSING_KEY, message, _key_or_head(node, path), suggestion=name)


def _word(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    here = node.at(path)
    if not isinstance(error.instance, str) or not isinstance(here, Scalar):
        return
    sense = _schema(error).get("title")
    what = f"no {sense} of this game" if sense else f"not possible for {_label(path)}"
    words = [str(word) for word in _bound(error)]
    message = f"`{shortened(here.text)}` is {what}"
    found = respelled(codes.UNKNOWN_WORD, message, here.span, here.text[:LONGEST], words)
    yield found if found.suggestion else replace(found, message=message + _choices(sense, words))


def _choices(sense: object, words: list[str]) -> str:
    """What may stand where a word is none of the known ones, as long as these are few; or where a new one is added."""
    if 0 < len(words) <= FEW:
        return f"; known are {', '.join(f'`{word}`' for word in words)}"
    return "; a new one is a term with a `category` in `vocabulary/`" if sense == TRAIT else ""


def _type(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    here = node.at(path)
    wanted = [_bound(error)] if isinstance(_bound(error), str) else list(_bound(error))
    if error.instance is None:
        place = here.head if path and isinstance(path[-1], int) else node.key(path).head
        yield Diagnostic(
            codes.NO_VALUE, f"nothing is written for {_label(path)}; leave the key out, or give a value", place
        )
        return
    needed = " or ".join(_NEEDED[kind] for kind in wanted)
    given = f"`{shortened(here.text)}`" if isinstance(here, Scalar) else _given(here)
    fix, hint = _mend(here, wanted, error)
    yield Diagnostic(codes.WRONG_TYPE, f"{_label(path)} needs {needed}, not {given}{hint}", here.head, fix=fix)


def _given(node: Node) -> str:
    return "keys with values" if isinstance(node, Mapping) else "a list"


def _mend(node: Node, wanted: list[str], error: ValidationError) -> tuple[Fix | None, str]:
    """How a value of the wrong type can be mended, and what the message says about it."""
    if not isinstance(node, Scalar):
        return _in_quotes(node) if "string" in wanted and isinstance(node, Mapping) else (None, "")
    quoted = node.style in ("single", "double")
    if "integer" in wanted and quoted and re.fullmatch(r"-?[0-9]{1,9}", node.text):
        return _written(node, node.text, "leave out the quotes"), " in quotes"
    if "boolean" in wanted and node.text.strip() in _TRUE | _FALSE | {"true", "false"}:
        meant = "true" if node.text.strip() in _TRUE | {"true"} else "false"
        return _written(node, meant, f"write `{meant}`"), f"; write `{meant}`"
    if "array" in wanted and node.style == "plain" and "\n" not in node.text:
        return _written(node, f"[{node.text}]", "make it a list", Applicability.UNSAFE), ""
    if "object" in wanted and (needs := _schema(error).get("required")):
        return None, f"; write `{{{', '.join(f'{name}: …' for name in needs)}}}`"
    return None, ""


def _in_quotes(node: Mapping) -> tuple[Fix | None, str]:
    """A text with a colon that has no quotes, or those of a typesetter, is read as a key with its value."""
    written = node.source.text[node.start : node.end].rstrip()
    if "\n" in written or written.startswith("{"):
        return None, ""
    text = written.strip(TYPESET).replace("\\", "\\\\").replace('"', '\\"')
    said = "put the text in straight double quotes"
    span = node.source.span(node.start, node.start + len(written))
    return Fix(said, (Edit(span, f'"{text}"'),)), f"; {said}"


def _written(node: Scalar, text: str, message: str, applicability: Applicability = Applicability.SAFE) -> Fix:
    return Fix(message, (Edit(node.span, text),), applicability)


_BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
}


def _range(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    schema = _schema(error)
    allowed = " and ".join(said.format(schema[name]) for name, said in _BOUNDS.items() if name in schema)
    yield Diagnostic(
        codes.OUT_OF_RANGE, f"{_label(path)} is {error.instance}; it has to be {allowed}", node.at(path).head
    )


def _pattern(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    if not error.instance:
        return
    schema = _schema(error)
    needed = schema.get("errorMessage") or schema.get("description") or f"it needs the form `{_bound(error)}`"
    here = node.at(path)
    message = f"`{shortened(str(error.instance))}` does not fit {_label(path)}: {needed}"
    meant = slug(str(error.instance)[:200]) if _bound(error) == KEBAB else ""
    if not meant or not isinstance(here, Scalar):
        yield Diagnostic(codes.WRONG_FORM, message, here.head)
        return
    yield Diagnostic(
        codes.WRONG_FORM,
        message,
        here.head,
        suggestion=meant,
        fix=_written(here, meant, f"write `{meant}`", Applicability.UNSAFE),
    )


def _length(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    validator, bound, size = str(error.validator), _bound(error), len(_instance(error))
    what = "characters" if validator.endswith("Length") else "entries"
    if not size:
        said = f"{_label(path)} is empty"
    elif validator.startswith("max"):
        said = f"{_label(path)} has {size:,} {what}, and at most {bound:,} are possible"
    else:
        said = f"{_label(path)} has {size} {what}, and needs at least {bound}"
    yield Diagnostic(codes.WRONG_LENGTH, said, node.at(path).head)


def _never(node: Node, path: Steps, error: ValidationError) -> Iterator[Diagnostic]:
    message = _schema(error).get("errorMessage", f"{_label(path)} is not for this kind of record")
    yield Diagnostic(codes.NOT_OF_THIS_KIND, message, node.key(path).head)


def shortened(text: str) -> str:
    """A text as a message quotes it: on one line, and cut behind sixty characters."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:60]}…"


def _label(path: Steps) -> str:
    """The field of a path, as messages call it."""
    name = next((step for step in reversed(path) if isinstance(step, str)), None)
    return f"`{shortened(name)}`" if name is not None else "this record"


def _schema(error: ValidationError) -> AnyMapping[str, Any]:
    """The part of the schema that the error comes from."""
    return error.schema if isinstance(error.schema, dict) else {}


def _bound(error: ValidationError) -> Any:
    """What the schema's keyword says: the bound, the words, the keys."""
    return error.validator_value


def _instance(error: ValidationError) -> Any:
    """The data that is wrong."""
    return error.instance


def _owner(path: Steps) -> str:
    if path and isinstance(path[-1], int):
        return f"this entry of {_label(path)}"
    return _label(path)


def _key_or_head(node: Node, path: Steps) -> Any:
    """Where something is missing: at the key above, or at the first key of the record."""
    if path and isinstance(path[-1], str):
        return node.key(path).head
    here = node.at(path)
    return here.entries[0][0].head if isinstance(here, Mapping) and here.entries else here.head


_Handler = Callable[[Node, Steps, "ValidationError"], Iterator[Diagnostic]]
_HANDLERS: dict[str, _Handler] = {
    "additionalProperties": _unknown,
    "required": _missing,
    "enum": _word,
    "type": _type,
    **dict.fromkeys(_BOUNDS, _range),
    "pattern": _pattern,
    "minLength": _length,
    "maxLength": _length,
    "minItems": _length,
    "maxItems": _length,
    "minProperties": _length,
    "maxProperties": _length,
    "not": _never,
}
