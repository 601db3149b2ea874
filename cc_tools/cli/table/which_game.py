"""Which game is meant where none is named: that of a save, or the one that has a crew or deck of that name."""

from __future__ import annotations

import json
from pathlib import Path

from cc_tools import pipeline
from cc_tools.cli.options import roots

PLAYED = ("crew", "decks")
"""The collections of what players pick at the beginning."""


def of_save(file: Path) -> str | None:
    """The id of the game that a save names; None where the file is no such save."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    game = found.get("game") if isinstance(found, dict) else None
    return game if isinstance(game, str) else None


def having(name: str, other_than: str) -> str | None:
    """The id of another game in which a crew or deck is called so, or begins so."""
    catalog, _ = pipeline.open_hashed(roots(None)[0])
    return next(
        (
            id_
            for id_, game in catalog.games.items()
            for collection in PLAYED
            for record in game.records(collection)
            if id_ != other_than and record.id.startswith(name.casefold())
        ),
        None,
    )
