"""Compiled card sets as readers open them: from the user's cache by the hash of the data, compiled where they are new.

Only where something has to be compiled is the compiler loaded.
"""

from __future__ import annotations

from pathlib import Path

from cc_tools import database, shipped
from cc_tools.database import Database
from cc_tools.load import user_store, workspace_hash
from cc_tools.model.catalog import Catalog
from cc_tools.pipeline.fingerprint import fingerprint


def open_database(root: Path | None = None) -> Database:
    """The database of the card sets below `root` (the shipped ones where None), from the cache if it is there.

    Raises UnsoundError where the data has errors. Where no cache can be written it is made in memory.
    """
    return Database(_stored(root or shipped.cardsets()))


def open_catalog(root: Path | None = None) -> Catalog:
    """The catalog of the card sets below `root`, likewise. Raises UnsoundError where the data has errors."""
    return read_catalog(_stored(root or shipped.cardsets()))


def open_hashed(root: Path | None = None) -> tuple[Catalog, str]:
    """The same catalog, and the content hash of its data. Raises UnsoundError where the data has errors."""
    stored = _stored(root or shipped.cardsets())
    with Database(stored) as known:
        return read_catalog(stored), known.meta().data_hash


def read_catalog(source: Path | bytes) -> Catalog:
    """The catalog that a database holds. Raises database.DatabaseError."""
    from cc_tools.games.package import installed

    return database.open(source, {game.id: game.collections for game in installed().values()})


def _stored(folder: Path) -> Path | bytes:
    """The compiled card sets: a file of the user's cache, or the bytes of one."""
    kept = user_store().path(f"cards-{fingerprint()[:16]}-{workspace_hash(folder)[:32]}.db")
    if kept is not None and _usable(kept):
        return kept
    from cc_tools.pipeline.compiled import compile_into

    return compile_into(folder, kept)


def _usable(kept: Path) -> bool:
    try:
        Database(kept).close()
    except (database.DatabaseError, OSError):
        return False
    return True
