"""A record has each operation at most once."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic, Related
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.record import Written, written_operations

CODE = Code(
    "R012",
    "operation-stands-twice",
    """A card, a face of it or another record has the same operation twice.

A printed card does not say a thing twice; most often a line was copied and then not changed.

    operations:
    - "PLAY: draw 1"
    - "PLAY: draw 1"

Delete the second one, or write what is printed.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each operation that repeats an earlier one of the same face."""
    for collection, entries in game.entries.items():
        for entry in entries:
            own = str(getattr(entry.record, "id", ""))
            first: dict[tuple[object, ...], Written] = {}
            for one in written_operations(entry.record, own):
                before = first.setdefault((*one.path[:-1], one.text), one)
                if before is not one:
                    related = (Related(places.of(collection, own, before.path), "the first one is here"),)
                    span = places.of(collection, own, one.path)
                    yield Diagnostic(CODE, "this operation stands here already", span, related)
