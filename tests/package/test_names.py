"""Data over code: no Python of the program names a card, a crew or a deck."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cc_tools
from cc_tools import pipeline
from cc_tools.model.catalog import Catalog

SOURCES = Path(cc_tools.__file__).parent
NAMED = ("cards", "crew", "decks")


def written(folder: Path) -> Iterator[tuple[str, int, str]]:
    """The texts that stand in the modules of a folder, with their lines."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield file.relative_to(folder).as_posix(), node.lineno, node.value


def names(catalog: Catalog) -> set[str]:
    """The ids of cards, crews and decks that cannot be ordinary words: those with a hyphen, and all crews."""
    records = [
        (collection, str(getattr(entry.record, "id", "")))
        for game in catalog.games.values()
        for collection in NAMED
        for entry in game.entries.get(collection, ())
    ]
    return {name for collection, name in records if "-" in name or collection == "crew"} - set(catalog.games)


def test_no_module_names_a_card_a_crew_or_a_deck() -> None:
    known = names(pipeline.open_catalog())
    assert len(known) > 500
    assert [found for found in written(SOURCES) if found[2] in known] == []


def test_a_name_in_a_module_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text('X = ["default-mission", "kirk", "data"]\n', encoding="utf-8")
    known = names(pipeline.open_catalog())
    assert [text for _, _, text in written(tmp_path) if text in known] == ["default-mission", "kirk"]
