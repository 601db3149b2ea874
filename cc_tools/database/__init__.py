"""The catalog as a file: written once and byte for byte the same, opened as the same catalog, and asked by readers.

`compile` and `to_bytes` write, `open` gives the catalog back, `Database` answers questions without one.
"""

from cc_tools.database.errors import DatabaseError
from cc_tools.database.found import (
    Candidates,
    FoundCard,
    FoundGame,
    FoundOperation,
    FoundPrinting,
    FoundReference,
    Meta,
)
from cc_tools.database.header import FORMAT_VERSION
from cc_tools.database.query import Database, Role
from cc_tools.database.read import open  # noqa: A004
from cc_tools.database.search import CardId
from cc_tools.database.trees import Trees
from cc_tools.database.write import compile, to_bytes  # noqa: A004

__all__ = [
    "FORMAT_VERSION",
    "Candidates",
    "CardId",
    "Database",
    "DatabaseError",
    "FoundCard",
    "FoundGame",
    "FoundOperation",
    "FoundPrinting",
    "FoundReference",
    "Meta",
    "Role",
    "Trees",
    "compile",
    "open",
    "to_bytes",
]
