"""Names that differ only in accents, apostrophes, points, dashes or capitals are one name and are spelt alike."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, Related
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import fold
from cc_tools.model.places import Places
from cc_tools.model.text import Closed

CODE = Code(
    "R004",
    "name-spelt-differently",
    """Two records have the same name in two spellings.

Names that are equal but for accents, apostrophes, points, dashes and capitals are meant to be one name; readers who
search for one spelling would miss the other.

    name: Jean-Luc Picard
    name: Jean Luc Picard          # in another file

Spell both as printed.
""",
)


@dataclass(frozen=True, slots=True)
class _Named:
    name: str
    collection: str
    record: str
    path: tuple[str | int, ...]


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each name that is spelt otherwise than the same name elsewhere (more often, or earlier)."""
    groups: dict[str, list[_Named]] = defaultdict(list)
    for collection, entries in game.entries.items():
        for entry in entries:
            for named in _names(entry.record, collection, str(getattr(entry.record, "id", ""))):
                groups[fold(named.name)].append(named)
    for same in groups.values():
        usual = Counter(named.name for named in same).most_common(1)[0][0]
        first = next(named for named in same if named.name == usual)
        for named in same:
            if named.name != usual:
                span = places.of(named.collection, named.record, named.path)
                related = (Related(places.of(first.collection, first.record, first.path), "the other spelling"),)
                message = f"`{named.name}` is spelt `{usual}` elsewhere"
                fix = Fix(f"write `{usual}`", (Edit(span, usual),))
                yield Diagnostic(CODE, message, span, related, usual, fix)


def _names(record: Closed, collection: str, owner: str, path: tuple[str | int, ...] = ()) -> Iterator[_Named]:
    """The name of a record, and those of its parts."""
    name = getattr(record, "name", None)
    if isinstance(name, str):
        yield _Named(name, collection, owner, (*path, "name"))
    for field in getattr(record, "parts", ()):
        for index, part in enumerate(getattr(record, field)):
            yield from _names(part, collection, owner, (*path, field, index))
