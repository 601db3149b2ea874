"""Keys that name other records: every id has to lead to a record of the right collection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from cc_tools.diagnostics import Diagnostic, Edit, Fix, closest
from cc_tools.link import codes
from cc_tools.model.record import RefersTo
from cc_tools.validate import Located


@cache
def _fields(model: type[BaseModel]) -> tuple[tuple[str, str | None], ...]:
    """The fields of a model that refer to a collection, or (None) hold records that may."""
    found: list[tuple[str, str | None]] = []
    for name, info in model.model_fields.items():
        target = _marked((*info.metadata, info.annotation))
        if target is not None or _holds_records(info.annotation):
            found.append((name, target))
    return tuple(found)


def _marked(parts: tuple[Any, ...]) -> str | None:
    """The collection that a mark names, on the field or on what the field lists."""
    for part in parts:
        if isinstance(part, RefersTo):
            return part.collection
        if not isinstance(part, type) and (inner := _marked(get_args(part))) is not None:
            return inner
    return None


def _holds_records(annotation: Any) -> bool:
    if isinstance(annotation, type):
        return issubclass(annotation, BaseModel)
    return any(_holds_records(part) for part in getattr(annotation, "__args__", ()))


def references(record: BaseModel, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
    """Every reference in a record: where it stands, the collection it means, the id it gives."""
    for name, collection in _fields(type(record)):
        value = getattr(record, name)
        if collection is not None:
            if isinstance(value, tuple):
                for index, one in enumerate(value):
                    yield (*path, name, index), collection, one
            elif value is not None:
                yield (*path, name), collection, value
        elif isinstance(value, BaseModel):
            yield from references(value, (*path, name))
        elif isinstance(value, tuple):
            for index, part in enumerate(value):
                if isinstance(part, BaseModel):
                    yield from references(part, (*path, name, index))


def check(
    located: Located, ids: Mapping[str, frozenset[str]], by_slug: Mapping[str, tuple[str, ...]]
) -> Iterator[Diagnostic]:
    """Findings about the references of one record."""
    for path, collection, given in references(located.record):
        known = ids.get(collection, frozenset())
        if given in known:
            continue
        span = located.span(path)
        shared = by_slug.get(given, ()) if collection == "cards" else ()
        if shared:
            listed = ", ".join(f"`{one}`" for one in shared)
            meant = shared[0] if len(shared) == 1 else None
            yield Diagnostic(codes.AMBIGUOUS, f"`{given}` is a name; the id is one of {listed}", span, suggestion=meant)
            continue
        meant = closest(given, known)
        message = f"there is no `{given}` among the {collection}"
        if meant is None:
            yield Diagnostic(codes.NO_SUCH_RECORD, message, span)
        else:
            fix = Fix(f"write `{meant}`", (Edit(span, meant),))
            message = f"{message}; did you mean `{meant}`?"
            yield Diagnostic(codes.NO_SUCH_RECORD, message, span, suggestion=meant, fix=fix)
