"""Exported JSON becomes a catalog again: `read_json(export_json(catalog)) == catalog`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from cc_tools.database import DatabaseError
from cc_tools.database.trees import decode
from cc_tools.export.errors import ExportError
from cc_tools.export.source import FORMAT_VERSION
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Linked, Printed
from cc_tools.model.game import CardSet, Game
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.term import Term
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation

Collections = Mapping[str, Mapping[str, type]]
Found = Mapping[str, Any]
_LISTS = ("games", "sets", "terms", "cards", "records")


def read_json(source: Path | bytes, collections: Collections) -> Catalog:
    """The catalog of an export as JSON; `collections` names for each game the model of the records of each collection.

    Raises ExportError for a file that is missing, cut short, newer or no such export, and for games or collections
    that `collections` does not name.
    """
    whole = _parsed(_content(source))
    if not isinstance(whole, dict) or not {"about", *_LISTS} <= set(whole):
        raise ExportError("This is no export of card data as JSON.")
    return assemble((whole["about"], *(one for name in _LISTS for one in whole[name])), collections)


def read_jsonl(source: Path | bytes, collections: Collections) -> Catalog:
    """The catalog of an export as JSON Lines, read line by line; like `read_json` otherwise."""
    return assemble((_parsed(line) for line in _lines(source)), collections)


def _content(source: Path | bytes) -> bytes:
    if isinstance(source, bytes):
        return source
    try:
        return source.read_bytes()
    except OSError as error:
        raise ExportError(f"The export {source} cannot be read: {error.strerror or error}.") from error


def _lines(source: Path | bytes) -> Iterator[bytes]:
    if isinstance(source, bytes):
        yield from source.splitlines()
        return
    try:
        with source.open("rb") as file:
            yield from file
    except OSError as error:
        raise ExportError(f"The export {source} cannot be read: {error.strerror or error}.") from error


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ExportError("This is no export of card data: it is not JSON, or cut short.") from error


@dataclass
class _Parts:
    """One game while it is put together."""

    head: Found
    collections: Mapping[str, type]
    sets: list[CardSet] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    entries: dict[str, list[Entry]] = field(default_factory=dict)
    printings: list[tuple[int, Printed]] = field(default_factory=list)
    operations: list[tuple[int, Linked]] = field(default_factory=list)
    trees: dict[str, Operation] = field(default_factory=dict)
    sentences: dict[str, Mapping[Language, str]] = field(default_factory=dict)

    def add_text(self, found: Found) -> None:
        """What an operation string means."""
        text = found["text"]
        if "tree" in found and text not in self.trees:
            self.trees[text] = decode(json.dumps(found["tree"]))
        if "sentences" in found:
            self.sentences[text] = found["sentences"]

    def add(self, found: Found) -> None:
        """A card or another record."""
        collection = found["collection"]
        if collection not in self.collections:
            raise ExportError(f"The export holds {collection!r}, unknown to this program in {found['game']!r}.")
        record = TypeAdapter[Any](self.collections[collection]).validate_json(json.dumps(found["data"]))
        entry = Entry(record, found.get("set", ""), found["file"], found["line"])
        self.entries.setdefault(collection, []).append(entry)
        for operation in found["operations"]:
            linked = Linked(operation["address"], collection, found["id"], operation["text"])
            self.operations.append((operation["order"], linked))
            self.add_text(operation)
        for printing in found.get("printings", ()):
            details = (printing.get(name) for name in ("marker", "crew", "position"))
            printed = Printed(found["id"], printing["set"], printing["number"], *details)
            self.printings.append((printing["order"], printed))

    def catalog(self) -> GameCatalog:
        """The game, whole."""
        return GameCatalog(
            game=Game.model_validate(self.head["data"]),
            terms=tuple(self.terms),
            sets=tuple(self.sets),
            entries={name: tuple(self.entries.get(name, ())) for name in self.head["collections"]},
            printings=tuple(printed for _, printed in sorted(self.printings, key=lambda pair: pair[0])),
            operations=tuple(linked for _, linked in sorted(self.operations, key=lambda pair: pair[0])),
            trees=self.trees,
            phrases=PhraseBook.model_validate(self.head["phrases"]),
            sentences=self.sentences,
        )


def assemble(objects: Iterable[Found], collections: Collections) -> Catalog:
    """The catalog of exported objects in the order of an export. Raises ExportError."""
    games: dict[str, _Parts] = {}
    try:
        known = iter(objects)
        _check(next(known, {}))
        for found in known:
            _take(found, games, collections)
        return Catalog({own: parts.catalog() for own, parts in games.items()})
    except (ValidationError, DatabaseError) as error:
        raise ExportError(f"The export holds something that this program cannot read: {error}") from error
    except (KeyError, TypeError, AttributeError) as error:
        raise ExportError(f"The export lacks something that this program needs: {error}.") from error


def _check(about: Found) -> None:
    if about.get("type") != "about":
        raise ExportError("This is no export of card data: it does not begin with what it is.")
    version = about["format_version"]
    if version != FORMAT_VERSION:
        age = "a newer" if version > FORMAT_VERSION else "an older"
        raise ExportError(
            f"The export is of {age} program: it has format {version}, this program reads {FORMAT_VERSION}."
        )


def _take(found: Found, games: dict[str, _Parts], collections: Collections) -> None:
    game = found["game"]
    if game not in collections:
        raise ExportError(f"The export holds the game {game!r}, which this program does not know.")
    match found["type"]:
        case "game":
            games[game] = _Parts(found, collections[game])
            for text in found["unattached"]:
                games[game].add_text(text)
        case "set":
            games[game].sets.append(CardSet.model_validate(found["data"]))
        case "term":
            games[game].terms.append(Term.model_validate(found["data"]))
        case "card" | "record":
            games[game].add(found)
        case other:
            raise ExportError(f"The export holds an object of the type {other!r}, which this program does not know.")
