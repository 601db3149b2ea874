"""Which term renders a word of the operation language, a kind, a verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cc_tools.model.game import Game, WordEntry
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.tree import Word
from cc_tools.render.env import UNKNOWN

WordKey = tuple[str, str]
"""Sense and name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A term: its id, its part of speech, and its forms by language."""

    id: str
    part: str
    words: tuple[str, ...]
    forms: Mapping[str, Mapping[str, Any]]
    short: Mapping[str, str]


def entry(term: Mapping[str, Any]) -> Entry:
    """A term as plain data (a row of a vocabulary file)."""
    forms = {language: term[language] for language in ("en", "pt", "es", "ja") if language in term}
    return Entry(term["id"], term["part"], tuple(term.get("words") or ()), forms, term.get("short") or {})


@dataclass(frozen=True)
class Lexicon:
    """`words`: sense and name to term; `labels`: kinds and flags; `verbs`: a verb's own term, `sorted_verbs`: its term
    for one sort or word of the object; `player_zones`: zones of
    which each player has one; `own`, `behind` and `special` (with an entry of their own) as the phrase book says;
    `adjectives`: states that are adjectives; `figures`: senses of which all words are numbers; `happenings`: verbs
    whose events nobody brings about; `joint`: verbs that mean all alternatives of their object."""

    terms: Mapping[str, Entry]
    words: Mapping[WordKey, Entry]
    labels: Mapping[str, Entry]
    verbs: Mapping[str, Entry]
    sorted_verbs: Mapping[WordKey, Entry]
    zones: Mapping[str, str]
    ends: frozenset[str] = frozenset()
    times: frozenset[WordKey] = frozenset()
    own: frozenset[WordKey] = frozenset()
    behind: frozenset[WordKey] = frozenset()
    adjectives: frozenset[WordKey] = frozenset()
    special: frozenset[WordKey] = frozenset()
    bare: Mapping[str, str] = field(default_factory=dict)
    ambiguous: tuple[str, ...] = ()
    figures: frozenset[str] = frozenset()
    happenings: frozenset[str] = frozenset()
    joint: frozenset[str] = frozenset()

    def is_adjective(self, word: Word) -> bool:
        return (word.sense, word.name) in self.adjectives

    def joins(self, verb: str) -> bool:
        """Whether a verb means all alternatives; while a text is read, whether there is one that does."""
        return verb in self.joint or (verb == UNKNOWN and bool(self.joint))


_PARTS = {"deed": ("verb",), "operation": ("label", "noun")}
_OTHERWISE = ("noun", "adjective", "phrase", "name")
SPOKEN = frozenset(
    [
        "suit",
        "trait",
        "state",
        "icon",
        "resource",
        "track",
        "token",
        "zone",
        "time",
        "player",
        "operation",
        "attribute",
        "pronoun",
        "noun",
        "adjective",
        "deed",
    ]
)


def lexicon(game: Game, terms: Iterable[Mapping[str, Any]], book: PhraseBook, traits: Iterable[str] = ()) -> Lexicon:
    """The lexicon of one game. Words that no term, or more than one, can render stand in `ambiguous`."""
    entries = {term["id"]: entry(term) for term in terms}
    by_word: dict[str, list[Entry]] = {}
    for found in entries.values():
        for name in found.words:
            by_word.setdefault(name, []).append(found)
    verbs = {name: own for name, verb in book.verbs.items() if (own := _verb_entry(name, verb.term, entries, by_word))}
    words: dict[WordKey, Entry] = {}
    unclear: list[str] = []
    for sense, name in _spoken(game, traits):
        chosen = _chosen(sense, name, entries, by_word, book)
        if len(chosen) == 1:
            words[sense, name] = chosen[0]
        elif f"{sense} {name}" not in book.words:
            unclear.append(f"{sense} {name}")
    words.update({("deed", name): found for name, found in verbs.items()})
    marked = book.words
    labels = dict(_labels(game, entries, by_word, book))
    return Lexicon(
        entries,
        words,
        labels,
        verbs,
        sorted_verbs={
            (name, sort): entries[term]
            for name, verb in book.verbs.items()
            for sort, term in verb.terms.items()
            if term in entries
        },
        zones={name: word.owner or "shared" for name, word in game.words.get("zone", {}).items()},
        ends=frozenset(n for n, word in game.words.get("zone", {}).items() if "destination" in word.properties),
        times=frozenset(key for key, word in _entries(game) if word.sort == "time"),
        own=frozenset(_key(name) for name, word in marked.items() if word.own),
        behind=frozenset(_key(name) for name, word in marked.items() if word.behind),
        special=frozenset(_key(name) for name in marked),
        adjectives=frozenset(key for key, found in words.items() if key[0] == "state" and found.part == "adjective"),
        bare={name: verb.bare for name, verb in book.verbs.items() if verb.bare},
        ambiguous=tuple(unclear),
        figures=frozenset(name for name, sense in game.senses.items() if tuple(sense.sorts) == ("number",)),
        happenings=frozenset(name for name, verb in book.verbs.items() if verb.happens),
        joint=frozenset(name for name, verb in book.verbs.items() if verb.joint),
    )


def _verb_entry(
    name: str, term: str | None, entries: Mapping[str, Entry], by_word: Mapping[str, list[Entry]]
) -> Entry | None:
    """The term that the phrase book names for a verb, or in a game without it the game's own for that word."""
    own = next((found for found in by_word.get(name, ()) if found.part == "verb"), None)
    return entries.get(term, own) if term is not None else None


def _entries(game: Game) -> Iterable[tuple[WordKey, WordEntry]]:
    for sense, names in game.words.items():
        yield from (((sense, name), word) for name, word in names.items())


def _key(name: str) -> WordKey:
    sense, _, word = name.partition(" ")
    return sense, word


def _spoken(game: Game, traits: Iterable[str]) -> Iterable[WordKey]:
    for sense, names in game.words.items():
        if sense in SPOKEN or sense in game.senses:
            yield from ((sense, name) for name in names)
    yield from (("trait", name) for name in traits)


def _chosen(
    sense: str, name: str, entries: Mapping[str, Entry], by_word: Mapping[str, list[Entry]], book: PhraseBook
) -> list[Entry]:
    given = book.words.get(f"{sense} {name}")
    if given is not None and given.term is not None:
        return [entries[given.term]] if given.term in entries else []
    parts = _PARTS.get(sense, _OTHERWISE)
    fitting = [found for found in by_word.get(name, ()) if found.part in parts]
    if sense == "operation" and len(fitting) > 1:
        fitting = [found for found in fitting if found.part == "label"] or fitting
    return fitting


def _labels(
    game: Game, entries: Mapping[str, Entry], by_word: Mapping[str, list[Entry]], book: PhraseBook
) -> Iterable[tuple[str, Entry]]:
    for name in (*game.flags, *game.kinds):
        given = book.words.get(f"label {name}")
        fitting = by_word.get(name, [])
        term = entries.get(given.term or "") if given is not None else None
        if term is not None or fitting:
            yield name, term or fitting[0]
