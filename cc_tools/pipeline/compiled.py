"""Catalogs as databases: compiled on demand, or once into the user's cache by the hash of the data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cc_tools import database, shipped
from cc_tools.database import Database
from cc_tools.games.package import installed
from cc_tools.load import user_store, workspace_hash
from cc_tools.model.catalog import Catalog
from cc_tools.pipeline.fingerprint import fingerprint
from cc_tools.pipeline.outcome import Outcome
from cc_tools.pipeline.street import check
from cc_tools.pipeline.wording import with_sentences


class Unsound(Exception):
    """Card data with errors was to be used as if it were sound; `outcome` holds the findings."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"the card data has {len(outcome.findings)} findings; `cc-tools validate` shows them")
        self.outcome = outcome


def compile(roots: Sequence[Path], target: Path) -> Outcome:  # noqa: A001
    """Check, and where nothing is wrong write the database to `target`; otherwise `target` stays as it is.

    Raises database.DatabaseError where the file cannot be written.
    """
    outcome = check(roots)
    if outcome.sound:
        database.compile(with_sentences(outcome.catalog, installed()), target, data_hash=outcome.data_hash)
    return outcome


def open_database(root: Path | None = None) -> Database:
    """The database of the card sets below `root` (the shipped ones where None), from the cache if it is there.

    Raises Unsound where the data has errors. Where no cache can be written it is made in memory.
    """
    return Database(_stored(root or shipped.cardsets()))


def open_catalog(root: Path | None = None) -> Catalog:
    """The catalog of the card sets below `root`, likewise. Raises Unsound where the data has errors."""
    return read_catalog(_stored(root or shipped.cardsets()))


def open_hashed(root: Path | None = None) -> tuple[Catalog, str]:
    """The same catalog, and the content hash of its data. Raises Unsound where the data has errors."""
    stored = _stored(root or shipped.cardsets())
    with Database(stored) as known:
        return read_catalog(stored), known.meta().data_hash


def read_catalog(source: Path | bytes) -> Catalog:
    """The catalog that a database holds. Raises database.DatabaseError."""
    return database.open(source, {game.id: game.collections for game in installed().values()})


def _stored(folder: Path) -> Path | bytes:
    """The compiled card sets: a file of the user's cache, or the bytes of one."""
    kept = user_store().path(f"cards-{fingerprint()[:16]}-{workspace_hash(folder)[:32]}.db")
    if kept is not None and _usable(kept):
        return kept
    outcome = check([folder])
    if not outcome.sound:
        raise Unsound(outcome)
    catalog = with_sentences(outcome.catalog, installed())
    if kept is not None:
        try:
            database.compile(catalog, kept, data_hash=outcome.data_hash)
        except database.DatabaseError:
            kept = None
    return kept or database.to_bytes(catalog, data_hash=outcome.data_hash)


def _usable(kept: Path) -> bool:
    try:
        Database(kept).close()
    except (database.DatabaseError, OSError):
        return False
    return True
