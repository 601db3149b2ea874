"""A file for every card, at an address that stays: `<game>/cards/<id>.json`, the card's object of the JSON export."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cc_tools.export.objects import line
from cc_tools.export.source import Source
from cc_tools.export.stream import card_objects, views


def card_files(source: Source) -> Iterator[tuple[str, bytes]]:
    """Path and content of the file of every card."""
    for card in card_objects(views(source.catalog)):
        yield f"{card.game}/cards/{card.id}.json", f"{line(card)}\n".encode()


def write_cards(source: Source, folder: Path) -> int:
    """Write the files below a folder where they differ, remove those of cards that are gone; how many there are.

    Raises OSError.
    """
    wanted = set()
    for name, content in card_files(source):
        file = folder / name
        wanted.add(file)
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    for file in folder.glob("*/cards/*.json"):
        if file not in wanted:
            file.unlink()
    return len(wanted)
