"""Which card a person means: an id, a name, a slug or a number; and what comes near when there is none."""

from __future__ import annotations

import difflib
import sqlite3
from collections.abc import Iterator

from cc_tools.database.folding import squeeze
from cc_tools.database.search import search
from cc_tools.model.names import fold, slug

SUGGESTIONS = 3
_LIKENESS = 0.6
_OWN = "SELECT key FROM card WHERE (:game IS NULL OR game = :game) AND"

_STEPS = (
    f"{_OWN} id = :text ORDER BY key",
    f"""{_OWN} (key IN (SELECT record FROM name WHERE folded = :folded)
        OR key IN (SELECT card FROM face WHERE slug = :slug)) ORDER BY key""",
    f"{_OWN} key IN (SELECT record FROM name WHERE squeezed = :squeezed) ORDER BY key",
    f"{_OWN} key IN (SELECT card FROM printing WHERE folded = :number) ORDER BY key",
    f"""{_OWN} key IN (SELECT card FROM printing WHERE folded >= :number || '/' AND folded < :number || '0')
        ORDER BY key""",
)


def find(connection: sqlite3.Connection, text: str, game: str | None) -> tuple[list[int], list[str]]:
    """The keys of the cards that `text` means by the first way that finds any, or the names that come nearest."""
    text = text.encode("utf-8", "replace").decode("utf-8").strip()
    values = {
        "text": text,
        "game": game,
        "folded": fold(text) or None,
        "slug": slug(text) or None,
        "squeezed": squeeze(text) or None,
        "number": text.casefold() or None,
    }
    for step in _STEPS:
        if keys := [key for (key,) in connection.execute(step, values)]:
            return keys, []
    return [], _suggestions(connection, text, game)


def _suggestions(connection: sqlite3.Connection, text: str, game: str | None) -> list[str]:
    """The names most like `text`, then those of cards that a search for it finds."""
    asked = squeeze(text)
    if not asked:
        return []
    names = dict(_names_like(connection, asked, game))
    found = [names[near] for near in difflib.get_close_matches(asked, names, SUGGESTIONS, _LIKENESS)]
    for own in search(connection, text, game, None, SUGGESTIONS):
        row = connection.execute("SELECT name FROM cards WHERE game = ? AND id = ?", own).fetchone()
        found.append(row[0])
    return list(dict.fromkeys(found))[:SUGGESTIONS]


def _names_like(connection: sqlite3.Connection, asked: str, game: str | None) -> Iterator[tuple[str, str]]:
    """The card names whose length lets them be like `asked` at all."""
    size = len(asked)
    shortest, longest = _LIKENESS / (2 - _LIKENESS) * size, (2 - _LIKENESS) / _LIKENESS * size
    return connection.execute(
        """SELECT n.squeezed, n.name FROM name n JOIN card c ON c.key = n.record
        WHERE (:game IS NULL OR c.game = :game) AND length(n.squeezed) BETWEEN :shortest AND :longest
        ORDER BY n.key DESC""",
        {"game": game, "shortest": shortest, "longest": longest},
    )
