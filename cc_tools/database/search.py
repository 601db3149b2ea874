"""Full-text search over names, traits, sentences and rulings; no question is an error."""

from __future__ import annotations

import re
import sqlite3
from typing import NamedTuple

from cc_tools.database.folding import japanese_runs, squeeze, without_japanese, words
from cc_tools.model.names import fold
from cc_tools.model.text import Language

MOST_WORDS = 24
_WEIGHTS = "12.0, 8.0, 12.0, 4.0, 1.0, 0.5, 1.0"

_QUERY = f"""
WITH hit AS MATERIALIZED (
    SELECT rowid AS document, bm25(search, {_WEIGHTS}) AS rank FROM search WHERE search MATCH :match
)
SELECT c.game, c.id FROM hit JOIN search_document d ON d.key = hit.document JOIN card c ON c.key = d.card
WHERE (:game IS NULL OR c.game = :game) AND (:language IS NULL OR d.language = :language)
GROUP BY c.key
ORDER BY max(c.key IN (SELECT record FROM name WHERE folded = :folded OR squeezed = :squeezed)) DESC,
    min(hit.rank), c.key
LIMIT :limit
"""


class CardId(NamedTuple):
    """A card: ids are unique within a game."""

    game: str
    id: str


def search(
    connection: sqlite3.Connection, text: str, game: str | None, language: Language | None, limit: int
) -> list[CardId]:
    """The cards that fit every word of `text`, the best first; see `Database.search`."""
    match = expression(text)
    if not match or limit <= 0:
        return []
    values = {
        "match": match,
        "game": game,
        "language": language,
        "limit": min(limit, 1 << 31),
        "folded": fold(text),
        "squeezed": squeeze(text),
    }
    return [CardId(row[0], row[1]) for row in connection.execute(_QUERY, values)]


def expression(text: str) -> str:
    """`text` as an FTS5 expression: every word as a prefix, apart or in one piece, and Japanese as runs of pairs."""
    found = []
    for apart, whole in words(without_japanese(text)):
        forms = [apart] if apart == whole else [apart, whole]
        found.append("(" + " OR ".join(f"{_quoted(form)} *" for form in forms) + ")")
    found.extend(_japanese(run) for run in japanese_runs(text))
    return " AND ".join(dict.fromkeys(found[:MOST_WORDS]))


def _japanese(run: str) -> str:
    """A run of one character is the start of a pair; a longer one is its pairs in a row."""
    if len(run) == 1:
        return f"{{name_pairs text_pairs}} : {_quoted(run)} *"
    return f"{{name_pairs text_pairs}} : {_quoted(' '.join(run[i : i + 2] for i in range(len(run) - 1)))}"


def _quoted(text: str) -> str:
    return '"' + re.sub(r'["\x00]', " ", text) + '"'
