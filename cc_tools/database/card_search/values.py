"""What a search runs over: the cards, the values of each field by card, and the words each field knows.

`DatabaseValues` reads them from a database when they are first asked for; `FrozenValues` holds them as plain data, the
form in which the site and the compliance suite have them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from cc_tools.model.text import LANGUAGES, Language

Value = str | int
Column = Sequence[tuple[Value, ...]]
"""The values of one field, card by card, in the order of the cards."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card as an answer names it; `names` are those in other languages, `reading` the kana of the Japanese one."""

    game: str
    id: str
    name: str
    kind: str
    set: str
    names: Mapping[str, str] = field(default_factory=dict)

    def named(self, language: Language) -> str:
        """The name in a language, the English one where there is no other."""
        return self.names.get(language, self.name)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of a field: by spelling (folded, without gaps), what languages call them, and which have an order."""

    spellings: Mapping[str, tuple[str, ...]]
    labels: Mapping[str, Mapping[str, str]]
    orders: tuple[tuple[str, ...], ...] = ()

    def label(self, word: str, language: Language) -> str:
        """What a language calls a word; the word itself where that is not known."""
        return self.labels.get(word, {}).get(language, word)


class Values(Protocol):
    """Where a search takes what it needs."""

    @property
    def cards(self) -> Sequence[FoundCard]:
        """The cards, in the order of games, sets and files."""

    def column(self, field: str, language: Language) -> Column:
        """The values of a field; `language` counts for local texts only."""

    def vocabulary(self, field: str) -> Vocabulary:
        """The words of a field of type `word`."""


class FrozenValues:
    """Values from plain data, as `frozen` makes it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._columns: dict[tuple[str, Language], Column] = {}
        self.cards: Sequence[FoundCard] = [FoundCard(**card) for card in data["cards"]]

    def column(self, field: str, language: Language) -> Column:
        """The values of a field."""
        if (field, language) not in self._columns:
            found = self._data["columns"][field]
            chosen = found[language] if isinstance(found, dict) else found
            self._columns[field, language] = [tuple(values) for values in chosen]
        return self._columns[field, language]

    def vocabulary(self, field: str) -> Vocabulary:
        """The words of a field."""
        found = self._data["words"][field]
        spellings = {spelling: tuple(words) for spelling, words in found["spellings"].items()}
        return Vocabulary(spellings, found["labels"], tuple(tuple(order) for order in found["orders"]))


def frozen(values: Values, types: Mapping[str, str], local: frozenset[str], chosen: Sequence[int]) -> dict[str, Any]:
    """Values as plain data, for the cards at the positions `chosen`; `types` are those of the fields with values."""
    columns: dict[str, Any] = {}
    words: dict[str, Any] = {}
    for name, kind in types.items():
        if name in local:
            columns[name] = {language: _some(values.column(name, language), chosen) for language in LANGUAGES}
        else:
            columns[name] = _some(values.column(name, "en"), chosen)
        if kind == "word":
            known = values.vocabulary(name)
            words[name] = {
                "spellings": {spelling: list(meant) for spelling, meant in sorted(known.spellings.items())},
                "labels": {word: dict(labels) for word, labels in sorted(known.labels.items())},
                "orders": [list(order) for order in known.orders],
            }
    cards = [values.cards[i] for i in chosen]
    return {"cards": [_plain(card) for card in cards], "columns": columns, "words": words}


def _some(column: Column, chosen: Sequence[int]) -> list[list[Value]]:
    return [list(column[i]) for i in chosen]


def _plain(card: FoundCard) -> dict[str, Any]:
    return {
        "game": card.game,
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "set": card.set,
        "names": dict(card.names),
    }
