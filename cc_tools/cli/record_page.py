"""A record that is no card, found by the id or name that pages show: a Stardate, a board, a mission, a crew, a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from cc_tools.cli.card_page import written
from cc_tools.cli.output.show import CardOperation, Record
from cc_tools.model.catalog import Catalog, Entry, GameCatalog

ELSEWHERE = frozenset({"cards", "printings", "section"})
"""The collections that have commands or pages of their own."""


def found(catalog: Catalog, asked: str, game: str | None) -> tuple[Record, ...]:
    """The records, and parts of records, of that id or of that name in any language."""
    wanted = asked.casefold().strip()
    return tuple(
        _record(one, collection, entry, id_, part)
        for one in catalog.games.values()
        if game in (None, one.game.id)
        for collection, entries in one.entries.items()
        if collection not in ELSEWHERE
        for entry in entries
        for id_, part in _parts(entry.record)
        if wanted in _called(id_, part)
    )


def _parts(record: BaseModel) -> Iterator[tuple[str, BaseModel]]:
    """A record by its id, and what it lists that has an id and a name of its own: `georgiou/gazing-at-the-stars`."""
    own = str(getattr(record, "id", ""))
    yield own, record
    for value in dict(record).values():
        for part in value if isinstance(value, tuple) else ():
            id_ = getattr(part, "id", None)
            if isinstance(part, BaseModel) and id_ and getattr(part, "name", None):
                yield f"{own}/{id_}", part


def _called(id_: str, part: BaseModel) -> set[str]:
    names = getattr(part, "names", None)
    known = [id_, id_.rpartition("/")[2], getattr(part, "name", "")]
    known += [] if names is None else [getattr(names, language) for language in ("pt", "es", "ja")]
    return {one.casefold() for one in known if one}


def _record(game: GameCatalog, collection: str, entry: Entry, id_: str, part: BaseModel) -> Record:
    own = {f"{id_}#"} if "/" in id_ else {f"{id_}#", f"{id_}/"}
    return Record(
        game=game.game.id,
        collection=collection,
        id=id_,
        name=str(getattr(part, "name", id_)),
        file=entry.file,
        line=entry.line,
        fields=written(part.model_dump(mode="json", exclude_defaults=True)),
        operations=tuple(
            CardOperation(
                address=one.address,
                text=one.text,
                sentences={str(key): text for key, text in game.sentences.get(one.text, {}).items()},
            )
            for one in game.operations
            if one.collection == collection and any(one.address.startswith(before) for before in own)
        ),
    )


def page(shown: Record, language: str) -> Iterator[str]:
    """The page of a record, line by line."""
    yield f"{shown.name}  ({shown.collection}, {shown.game})"
    said = {operation.text for operation in shown.operations}
    yield from _fields({key: value for key, value in shown.fields.items() if str(value) not in said})
    yield f"  {shown.id}, {shown.file}:{shown.line}"
    for operation in shown.operations:
        yield from ("", f"[{operation.address}]", operation.text)
        if language in operation.sentences:
            yield f"  {operation.sentences[language]}"


def _fields(fields: Mapping[str, Any]) -> Iterator[str]:
    """Fields of one word or number, and names in other languages; what is more stands in the file."""
    for name, value in fields.items():
        if name == "names":
            yield "  " + " · ".join(f"{key}: {one}" for key, one in value.items() if key != "reading")
        elif isinstance(value, str | int) and name not in ("id", "name"):
            yield f"  {name.replace('_', ' ')}: {value}"
