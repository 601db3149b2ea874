"""The words that fields know, with their spellings in four languages, from the games' data in a database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field as member
from functools import cached_property
from typing import Any

from cc_tools.database.card_search.specification import FieldEntry, Specification, Words
from cc_tools.database.card_search.values import Vocabulary
from cc_tools.model.text import LANGUAGES

_YES, _NO = "yes", "no"


@dataclass(slots=True)
class _Entry:
    """One word while its spellings are gathered."""

    word: str
    spellings: list[str] = member(default_factory=list)
    labels: dict[str, str] = member(default_factory=dict)


class Vocabularies:
    """Makes the vocabulary of a field. Terms are looked up by the words they render."""

    def __init__(self, connection: sqlite3.Connection, spec: Specification) -> None:
        self._connection = connection
        self._spec = spec

    @cached_property
    def games(self) -> Mapping[str, Mapping[str, Any]]:
        """The data of every game by id."""
        rows = self._connection.execute("SELECT id, data FROM game ORDER BY id")
        return {game: json.loads(data) for game, data in rows}

    def of(self, field: FieldEntry, occurring: Iterable[str]) -> Vocabulary:
        """The words of a field: those its rules name, then those that occur besides, as they are."""
        entries: list[_Entry] = []
        orders: list[tuple[str, ...]] = []
        for rule in field.words:
            for game in self.games:
                if rule.only in (None, game):
                    made = list(self._ruled(rule, game))
                    entries.extend(made)
                    orders.append(tuple(entry.word for entry in made))
        entries.extend(_Entry(word) for word in occurring)
        kept = tuple(dict.fromkeys(order for order in orders if order)) if field.ordered else ()
        return self._gathered(entries, kept)

    def _gathered(self, entries: Iterable[_Entry], orders: tuple[tuple[str, ...], ...]) -> Vocabulary:
        own: dict[str, dict[str, None]] = {}
        other: dict[str, dict[str, None]] = {}
        labels: dict[str, dict[str, str]] = {}
        for entry in entries:
            own.setdefault(self._spec.folding.squeezed(entry.word), {})[entry.word] = None
            for spelling in entry.spellings:
                other.setdefault(self._spec.folding.squeezed(spelling), {})[entry.word] = None
            labels.setdefault(entry.word, {})
            for language, label in entry.labels.items():
                labels[entry.word].setdefault(language, label)
        # A word's own spelling stands for that word alone, whatever else may be called so in some language.
        spellings = {spelling: tuple(words) for spelling, words in {**other, **own}.items() if spelling}
        return Vocabulary(spellings, labels, orders)

    def _ruled(self, rule: Words, game: str) -> Iterator[_Entry]:
        """The words of one rule in one game."""
        for name in rule.model_fields_set - {"term", "form", "only"}:
            make: Callable[[Any, Words, str], Iterable[_Entry]] = getattr(self, f"_words_of_{name}")
            yield from make(getattr(rule, name), rule, game)

    # --- one method for each key of a rule ----------------------------------------------------------------------

    def _words_of_sense(self, sense: str, rule: Words, game: str) -> Iterator[_Entry]:
        for word, known in self.games[game].get("words", {}).get(sense, {}).items():
            made = word if rule.form is None else rule.form.format(word)
            wanted = (known or {}).get("term") or (rule.term.format(word) if rule.term else None)
            entry = self._termed(game, made, _is_no_verb, wanted)
            if made != word:
                entry.spellings += [word, *self._termed(game, word, _is_no_verb).spellings]
            yield entry
        if sense == "trait":
            yield from self._words_of_traits(True, rule, game)

    def _words_of_traits(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        for term in self._terms.get(game, ()):
            if term.get("category") is not None:
                for word in term.get("words", ()):
                    yield self._termed(game, word, lambda term: term.get("category") is not None)

    def _words_of_records(self, collection: str, _rule: Words, game: str) -> Iterator[_Entry]:
        query = "SELECT id, language, name FROM names WHERE game = ? AND collection = ? AND part = ''"
        found: dict[str, _Entry] = {}
        for own, language, name in self._connection.execute(query, (game, collection)):
            entry = found.setdefault(own, _Entry(own))
            entry.spellings.append(name)
            if language in LANGUAGES:
                entry.labels[language] = name
        return iter(found.values())

    def _words_of_slugs(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        query = """SELECT f.slug, n.language, n.name FROM face f JOIN card c ON c.key = f.card
            JOIN name n ON n.record = c.key
            WHERE c.game = ? AND (SELECT m.name FROM name m WHERE m.record = n.record AND m.part = n.part
                AND m.language = 'en') = f.name ORDER BY n.key"""
        found: dict[str, _Entry] = {}
        for slug, language, name in self._connection.execute(query, (game,)):
            entry = found.setdefault(slug, _Entry(slug))
            entry.spellings.append(name)
            if language in LANGUAGES:
                entry.labels.setdefault(language, name)
        return iter(found.values())

    def _words_of_games(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        yield _titled(game, self.games[game])

    def _words_of_sets(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        query = "SELECT id, data FROM card_set WHERE game = ? ORDER BY publication, id"
        for own, data in self._connection.execute(query, (game,)):
            yield _titled(own, json.loads(data))

    def _words_of_kinds(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        return self._plain(game, self.games[game].get("kinds", {}))

    def _words_of_flags(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        return self._plain(game, self.games[game].get("flags", {}))

    def _words_of_verbs(self, _: bool, _rule: Words, game: str) -> Iterator[_Entry]:
        for verb in self._verbs(game):
            yield self._termed(game, verb, lambda term: term["part"] == "verb")

    def _words_of_any(self, _: bool, rule: Words, game: str) -> Iterator[_Entry]:
        senses = self.games[game].get("words", {}).values()
        yield from self._words_of_traits(True, rule, game)
        yield from self._plain(game, dict.fromkeys(word for words in senses for word in words))
        yield from self._words_of_verbs(True, rule, game)

    def _words_of_listed(self, words: tuple[str, ...], _rule: Words, _game: str) -> Iterator[_Entry]:
        return (_Entry(word) for word in words)

    def _words_of_yes(self, _: bool, _rule: Words, _game: str) -> Iterator[_Entry]:
        yield _Entry(_YES, list(self._spec.yes))
        yield _Entry(_NO, list(self._spec.no))

    # --- terms --------------------------------------------------------------------------------------------------

    def _plain(self, game: str, words: Iterable[str]) -> Iterator[_Entry]:
        return (self._termed(game, word, _is_no_verb) for word in words)

    def _termed(
        self, game: str, word: str, fits: Callable[[Mapping[str, Any]], bool], wanted: str | None = None
    ) -> _Entry:
        """A word with the spellings of its terms: of that with the id `wanted`, else of those that fit, else of all."""
        found = self._by_word.get((game, word), [])
        if wanted is not None:
            found = [term for term in self._terms.get(game, ()) if term["id"] == wanted] or found
        found = [term for term in found if fits(term)] or found
        entry = _Entry(word)
        for term in found:
            for language in LANGUAGES:
                said = term[language]
                entry.labels.setdefault(language, said["text"])
                entry.spellings.extend(said[form] for form in self._spec.forms if form in said)
            if term["part"] == "noun" and "plural" not in term["en"]:
                entry.spellings.append(f"{term['en']['text']}s")
        return entry

    def _verbs(self, game: str) -> Iterable[str]:
        row = self._connection.execute("SELECT phrases FROM game WHERE id = ?", (game,)).fetchone()
        verbs: Mapping[str, Any] = json.loads(row[0]).get("verbs", {})
        return verbs

    @cached_property
    def _terms(self) -> Mapping[str, list[Mapping[str, Any]]]:
        """The terms of each game, in the order of the vocabulary."""
        found: dict[str, list[Mapping[str, Any]]] = {}
        for game, data in self._connection.execute("SELECT game, data FROM term ORDER BY key"):
            found.setdefault(game, []).append(json.loads(data))
        return found

    @cached_property
    def _by_word(self) -> Mapping[tuple[str, str], list[Mapping[str, Any]]]:
        found: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
        for game, terms in self._terms.items():
            for term in terms:
                for word in term.get("words", ()):
                    found.setdefault((game, word), []).append(term)
        return found


def _is_no_verb(term: Mapping[str, Any]) -> bool:
    return bool(term["part"] != "verb")


def _titled(own: str, data: Mapping[str, Any]) -> _Entry:
    """A game or set by its id, with its names."""
    names: dict[str, str] = {"en": data["name"], **{k: v for k, v in (data.get("names") or {}).items() if v}}
    labels: dict[str, str] = {language: names[language] for language in LANGUAGES if language in names}
    return _Entry(own, list(names.values()), labels)
