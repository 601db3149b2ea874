"""The typed read API over a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from cc_tools.database.connect import connect
from cc_tools.database.finding import find
from cc_tools.database.found import (
    Candidates,
    FoundCard,
    FoundGame,
    FoundOperation,
    FoundPrinting,
    FoundReference,
    Meta,
)
from cc_tools.database.search import CardId, search
from cc_tools.model.text import LANGUAGES, Language

Role = Literal["kind", "flag", "verb", "noun", "reference", "preposition", "form", "option"]

_CARD = "SELECT c.game, c.id, c.name, c.kind, coalesce(c.set_id, ''), c.file, c.line, c.key FROM cards c"
_OPERATION = f"""SELECT o.game, o.collection, o.id, o.address, o.part, o.slot, o.kind, o.flags, o.text, o.tree,
    {", ".join(f"o.{language}" for language in LANGUAGES)} FROM operations o"""


class Database:
    """A database, open for reading. Use it in a `with` statement, or call `close` at the end.

    Every method answers with plain values. A name of a game, set or card that does not exist gives an empty
    answer and no error. Raises DatabaseError when opened on a file that is missing, foreign, damaged, cut short
    or newer.
    """

    def __init__(self, source: Path | bytes) -> None:
        self._connection = connect(source)
        tables = self._connection.execute("SELECT game, data_table FROM collection WHERE name = 'cards'")
        self._tables: dict[str, str] = dict(tables.fetchall())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Lets go of the file. The values that were answered stay good."""
        self._connection.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The read-only connection, for SQL of your own over the documented views."""
        return self._connection

    def meta(self) -> Meta:
        """Program version, format version and content hash of the data."""
        found: dict[str, str] = dict(self._connection.execute("SELECT key, value FROM meta").fetchall())
        return Meta(found["program_version"], int(found["format_version"]), found["data_hash"])

    def games(self) -> list[FoundGame]:
        """The games by id."""
        rows = self._connection.execute(
            """SELECT g.id, g.name, (SELECT count(*) FROM card c WHERE c.game = g.id),
                (SELECT count(*) FROM printing p WHERE p.game = g.id),
                (SELECT count(*) FROM operation o JOIN record r ON r.key = o.record WHERE r.game = g.id)
            FROM game g ORDER BY g.id"""
        )
        return [FoundGame(*row) for row in rows]

    def card(self, card_id: str, game: str | None = None) -> FoundCard | None:
        """The card of this id. Without `game`, the first game by id that has one; None where none has."""
        where = "WHERE c.id = :id AND (:game IS NULL OR c.game = :game) ORDER BY c.game"
        return next(self._cards(where, id=card_id, game=game), None)

    def cards(
        self,
        game: str | None = None,
        *,
        set_id: str | None = None,
        kind: str | None = None,
        trait: str | None = None,
        crew: str | None = None,
    ) -> Iterator[FoundCard]:
        """The cards that meet every condition given, in the order of games, sets and files.

        `set_id`: printed in this set; `crew`: printed in this crew's deck; `kind`: the suit or type; `trait`: a word of
        any trait field of any face.
        """
        return self._cards(
            """WHERE (:game IS NULL OR c.game = :game) AND (:kind IS NULL OR c.kind = :kind)
            AND (:trait IS NULL OR c.key IN (SELECT card FROM trait WHERE word = :trait))
            AND (:set IS NULL OR c.set_id = :set OR c.key IN (SELECT card FROM printing WHERE set_id = :set))
            AND (:crew IS NULL OR c.key IN (SELECT card FROM printing WHERE crew = :crew)) ORDER BY c.key""",
            game=game,
            kind=kind,
            trait=trait,
            set=set_id,
            crew=crew,
        )

    def find(self, text: str, game: str | None = None) -> Candidates:
        """The cards that `text` may mean: an id, a name in any language, a slug, or a collector number.

        Case, accents, apostrophes and dashes do not count, and a number may lack its total (`1ALL03`). An id stands
        for its card alone; a name or number gives every card that has it. If there is none, the answer holds the
        names nearest to `text` instead.
        """
        keys, suggestions = find(self._connection, text, game)
        return Candidates(tuple(self._by_key(keys)), tuple(suggestions))

    def search(
        self, text: str, game: str | None = None, language: Language | None = None, limit: int = 20
    ) -> list[CardId]:
        """The cards whose names, traits, sentences and rulings hold every word of `text`, the best first.

        Words are matched from their start; Japanese anywhere. A card of that very name comes first, then hits in
        names, traits, sentences, rulings. `language`: look only in its text (and in the English names). Any text is
        allowed; nothing in it is syntax.
        """
        return search(self._connection, text, game, language, limit)

    def operations_of(self, card: FoundCard | CardId | str) -> list[FoundOperation]:
        """The operations of a card and its faces, in the order written."""
        game, own = self._key(card)
        where = "WHERE o.collection = 'cards' AND o.game = :game AND o.id = :id"
        return self._operations(where, game=game, id=own)

    def operations_using(self, word: str, role: Role | None = None, game: str | None = None) -> list[FoundOperation]:
        """The operations that use `word` (a verb, a noun, a name slug, …), of all records, in the order written.

        `role` narrows what the word is: `discard` is a verb and a noun.
        """
        return self._operations(
            """WHERE (:game IS NULL OR o.game = :game) AND o.text_key IN
            (SELECT text FROM operation_word WHERE word = :word AND (:role IS NULL OR role = :role))""",
            word=word,
            role=role,
            game=game,
        )

    def referring_to(self, card: FoundCard | CardId | str) -> list[FoundReference]:
        """What mentions a card: operations by its name, and fields (a deck, a captain, a replacement) by its id."""
        rows = self._connection.execute(
            """SELECT l.game, l.collection, l.id, l.via, l.address, l.slug FROM links l
            WHERE l.target_collection = 'cards' AND l.game = ? AND l.target = ? ORDER BY l.key""",
            self._key(card),
        )
        return [FoundReference(*row) for row in rows]

    def printings_of(self, card: FoundCard | CardId | str) -> list[FoundPrinting]:
        """The printings of a card, by the order of publication of their sets."""
        rows = self._connection.execute(
            """SELECT c.game, c.id, p.set_id, s.name, p.number, p.marker, p.crew, p.position
            FROM printing p JOIN card c ON c.key = p.card JOIN card_set s ON s.game = p.game AND s.id = p.set_id
            WHERE c.game = ? AND c.id = ? ORDER BY s.publication, p.key""",
            self._key(card),
        )
        return [FoundPrinting(CardId(game, own), *rest) for game, own, *rest in rows]

    def _key(self, card: FoundCard | CardId | str) -> CardId:
        if isinstance(card, FoundCard):
            return card.key
        if isinstance(card, CardId):
            return card
        found = self.card(card)
        return CardId("", card) if found is None else found.key

    def _by_key(self, keys: Iterable[int]) -> Iterator[FoundCard]:
        for key in keys:
            yield from self._cards("WHERE c.key = :key", key=key)

    def _cards(self, where: str, **values: object) -> Iterator[FoundCard]:
        for game, own, name, kind, set_id, file, line, key in self._connection.execute(f"{_CARD} {where}", values):
            query = f'SELECT data FROM "{self._tables[game]}" WHERE key = ?'
            (text,) = self._connection.execute(query, (key,)).fetchone()
            yield FoundCard(game, own, name, kind, set_id, file, line, text)

    def _operations(self, where: str, **values: object) -> list[FoundOperation]:
        rows = self._connection.execute(f"{_OPERATION} {where} ORDER BY o.key", values)
        return [_operation(*row) for row in rows]


def _operation(
    game: str, collection: str, record: str, address: str, part: str, slot: str, kind: str, flags: str, text: str,
    tree: str | None, *sentences: str | None,
) -> FoundOperation:  # fmt: skip
    found = {language: text for language, text in zip(LANGUAGES, sentences, strict=True) if text is not None}
    return FoundOperation(game, collection, record, address, part, slot, kind, tuple(flags.split()), text, found, tree)
