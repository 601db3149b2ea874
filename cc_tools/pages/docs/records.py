"""The data model of a game: every file an author writes, field by field, with examples from the card pool."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from cc_tools.model.game import CardSet, Game
from cc_tools.model.record import OperationOf, RefersTo, Words
from cc_tools.model.term import Term
from cc_tools.model.text import Closed
from cc_tools.pages import markdown
from cc_tools.pages.docs.examples import Reference
from cc_tools.pages.docs.page import Page, page
from cc_tools.pages.docs.prose import code, counted, either, sentence

LONGEST = 90
"""Characters that an example of a field may have; what is longer is cut off."""

Field = tuple[type[Closed], str]
Examples = Mapping[Field, str]


def records_page(reference: Reference, collections: Mapping[str, type[Closed]]) -> Page:
    """Collections and fields: the models say what a field holds, the pool gives an example of each."""
    edition = reference.edition
    catalog = edition.catalog
    found = {name: [entry.record for entry in entries] for name, entries in catalog.entries.items()}
    keys: dict[str, tuple[type[Closed], list[Closed]]] = {
        **{name: (model, found.get(name, [])) for name, model in collections.items()},
        "game": (Game, [catalog.game]),
        "set": (CardSet, list(catalog.sets)),
        "terms": (Term, list(catalog.terms)),
    }
    return page(
        reference.path("records"),
        f"Records of {edition.game.name}",
        f"# Records of {markdown.text(edition.game.name)} {{ #records }}",
        "A file begins with one of these keys, which says what it holds. A field without a default has to be there; "
        "what equals its default is left out. The JSON Schemas in `schema/` are made from the same models.",
        markdown.items(f"[{code(key)}](#key-{key}): {counted(len(ones), 'record')}" for key, (_, ones) in keys.items()),
        *(block for key, (model, ones) in keys.items() for block in _collection(key, model, ones)),
    )


def _collection(key: str, model: type[Closed], records: list[Closed]) -> Iterator[str]:
    examples = _examples(records)
    yield f"## {code(key)} {{ #key-{key} }}"
    yield sentence(" ".join((model.__doc__ or "").split()))
    yield _fields(model, examples)
    for inner in _inner(model):
        yield f"### {markdown.text(_called(inner))} {{ #{key}-{inner.__name__.lower().strip('_')} }}"
        yield sentence(" ".join((inner.__doc__ or "").split()))
        yield _fields(inner, examples)


def _fields(model: type[Closed], examples: Examples) -> str:
    rows = []
    for name, field in model.model_fields.items():
        holds = _holds(Annotated[field.annotation, *field.metadata] if field.metadata else field.annotation)
        default = "**needed**" if field.is_required() else ""
        example = examples.get((model, name), "")
        rows.append([code(name), holds, default, sentence(field.description or ""), code(example) if example else ""])
    return markdown.table(["field", "holds", "", "meaning", "for example"], rows)


def _called(model: type[Closed]) -> str:
    return model.__name__.strip("_")


def _holds(annotation: Any) -> str:
    """What a field may hold, in words."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _marked(inner) or _holds(inner[0])
    if origin in (Union, types.UnionType):
        return either(dict.fromkeys(_holds(one) for one in inner if one is not types.NoneType))
    if origin is Literal:
        return either(code(str(one)) for one in inner)
    if origin in (tuple, list):
        return f"list: {_holds(inner[0])}"
    if origin is dict:
        return f"{_holds(inner[0])} → {_holds(inner[1])}"
    if isinstance(annotation, type) and issubclass(annotation, Closed):
        return f"*{markdown.text(_called(annotation))}*"
    return {str: "text", int: "number", bool: "yes or no", float: "number"}.get(annotation, "anything")


def _marked(inner: tuple[Any, ...]) -> str:
    """What the marks of a field say; empty where they say nothing of the kind."""
    for mark in inner[1:]:
        if isinstance(mark, Words):
            words = f"word of sense {code(mark.sense)}"
            return f"list: {words}" if get_origin(inner[0]) is tuple else words
        if isinstance(mark, RefersTo):
            return f"id of {code(mark.collection)}"
        if isinstance(mark, OperationOf):
            what = "operation" + (f" of kind {either(map(code, mark.kinds))}" if mark.kinds else "")
            return f"list: {what}" if get_origin(inner[0]) is tuple else what
    return ""


def _inner(model: type[Closed]) -> list[type[Closed]]:
    """The models inside a model, each once, from the outside in."""
    found: dict[type[Closed], None] = {}
    waiting: list[Any] = [field.annotation for field in model.model_fields.values()]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, type) and issubclass(one, Closed):
            if one not in found:
                found[one] = None
                waiting += [field.annotation for field in one.model_fields.values()]
        else:
            waiting += get_args(one)
    return [one for one in found if one is not model]


def _examples(records: list[Closed]) -> Examples:
    """A value for each field that any record fills: the first that is short enough, or the first of all."""
    found: dict[Field, str] = {}
    waiting: list[Any] = list(reversed(records))
    while waiting:
        one = waiting.pop()
        if isinstance(one, Closed):
            for name in reversed(type(one).model_fields):
                value = getattr(one, name)
                _note(found, (type(one), name), one, value)
                waiting.append(value)
        elif isinstance(one, tuple | list):
            waiting.extend(reversed(one))
        elif isinstance(one, Mapping):
            waiting.extend(reversed(list(one.values())))
    return {key: text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…" for key, text in found.items()}


def _note(found: dict[Field, str], key: Field, one: Closed, value: object) -> None:
    known = found.get(key)
    if (known is not None and len(known) <= LONGEST) or value == type(one).model_fields[key[1]].default:
        return
    dumped = one.model_dump(mode="json", include={key[1]}, exclude_defaults=True)
    text = json.dumps(dumped.get(key[1]), ensure_ascii=False)
    if known is None or len(text) <= LONGEST:
        found[key] = text
