"""A checked, read-only connection to a database in a file or in memory."""

from __future__ import annotations

import io
import sqlite3
from pathlib import Path

from cc_tools.database import header
from cc_tools.database.errors import DatabaseError


def connect(source: Path | bytes) -> sqlite3.Connection:
    """A connection that cannot write. Raises DatabaseError for a file missing, foreign, damaged, cut short or newer."""
    if isinstance(source, bytes):
        header.check(io.BytesIO(source), "The database")
        connection = sqlite3.connect(":memory:")
        connection.deserialize(source)
    else:
        _check_file(source)
        connection = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _check_file(source: Path) -> None:
    try:
        with source.open("rb") as file:
            header.check(file, str(source))
    except FileNotFoundError:
        raise DatabaseError(f"There is no database at {source}.") from None
    except OSError as error:
        raise DatabaseError(f"The database {source} cannot be read: {error.strerror or error}.") from error
