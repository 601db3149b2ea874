"""The operation language of one game: its verbs, and what each of its words can mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from cc_tools.language.signature import Signature
from cc_tools.model.game import Game, SenseRule, WordEntry

RESERVED = frozenset(
    {"all", "top", "bottom", "any", "any-number", "no", "rest", "another", "at", "most", "up", "to", "or", "and", "not"}
    | {"is", "have", "shares", "some", "done", "requires", "unless", "if", "else", "each", "repeat", "either", "choose"}
    | {"may", "you", "where", "except", "as", "max", "after", "before", "when", "would", "while", "during", "option"}
    | {"from", "on", "of", "in", "per", "including", "by", "for", "without", "with", "ignoring", "less", "plus"}
    | {"opponent", "both", "any-player"}
)
"""The words of the grammar, which can be no words of a vocabulary."""

OPENERS = frozenset({"may", "you", "opponent", "both", "if", "else", "each", "repeat", "either", "choose", "requires"})
"""Words of the grammar that begin a step."""

LINKS = frozenset(
    {"from", "on", "of", "in", "to", "at", "per", "including", "by", "for", "without", "with", "ignoring"}
    | {"where", "except"}
)
"""Words of the grammar that may follow a noun phrase."""

OF_HEADS = frozenset({"after", "before", "when", "would", "while", "during"})
"""Words of the grammar that stand only in the head of an operation."""

SENSE_SORTS: Mapping[str, tuple[str, ...]] = {
    "suit": ("card",),
    "trait": ("card",),
    "state": ("card",),
    "icon": ("icon", "card"),
    "resource": ("resource",),
    "track": ("track",),
    "token": ("token",),
    "zone": ("zone",),
    "time": ("time",),
    "player": ("player",),
    "operation": ("operation",),
    "attribute": ("attribute", "card"),
    "deed": ("deed",),
    "pronoun": ("any",),
    "noun": ("card",),
    "adjective": (),
}
"""The general senses of a word, with the sorts of what it names when it is the head of a noun phrase."""

NAMELESS = ("any", "card", "number", "deed", "operation")
"""Sorts that are also named by other than words of the vocabulary."""

MODIFIES: Mapping[str, tuple[str, ...]] = {
    "suit": ("card", "token", "cost"),
    "trait": ("card", "token", "attribute"),
    "state": ("card", "token", "mission", "attribute"),
    "icon": ("card",),
    "noun": ("card",),
    "resource": ("cost",),
    "track": ("requirement",),
    "adjective": ("any",),
}
"""The general senses that may stand before a head, with the sorts of head that they fit."""


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of a word: its sense, the sorts it names, and what the vocabulary says of it."""

    name: str
    sorts: tuple[str, ...]
    entry: WordEntry = field(default_factory=WordEntry)
    heads: tuple[str, ...] = ()

    def modifies(self, sort: str) -> bool:
        """Whether the word may stand before a head of this sort."""
        return "any" in self.heads or sort in self.heads or (sort == "any" and bool(self.heads))


@dataclass(frozen=True)
class Dialect:
    """A game's language. `words` holds every word with its senses, in the order in which they are tried; `spoken` the
    words by what the game's rules call the same thing, in small letters, for suggestions."""

    game: Game
    verbs: Mapping[str, Signature]
    words: Mapping[str, tuple[Sense, ...]]
    names: frozenset[str] | None = None
    spoken: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def senses(self, word: str) -> tuple[Sense, ...]:
        return self.words.get(word, ())

    def sorted_as(self, sorts: tuple[str, ...]) -> list[str]:
        """The words that can name one of these sorts, for suggestions."""
        return [word for word, senses in self.words.items() if any(set(s.sorts) & set(sorts) for s in senses)]

    def has_sort(self, sort: str) -> bool:
        """Whether anything of this sort can be named: by a word, a name, a number or a verb."""
        return sort in NAMELESS or any(sort in sense.sorts for senses in self.words.values() for sense in senses)

    def of_sense(self, sense: str) -> list[str]:
        return [word for word, senses in self.words.items() if any(s.name == sense for s in senses)]


def senses(game: Game) -> Mapping[str, SenseRule]:
    """The senses of a game's words: the general ones, then those of `game.yaml`, which may read a general one anew."""
    general = {name: SenseRule(sorts=sorts, modifies=MODIFIES.get(name, ())) for name, sorts in SENSE_SORTS.items()}
    return {**general, **game.senses}


def dialect(
    game: Game,
    verbs: Mapping[str, Signature],
    traits: Mapping[str, WordEntry],
    spoken: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
) -> Dialect:
    """The dialect of a game from `game.yaml`, its verbs, its traits, and what its terms are called."""
    words: dict[str, list[Sense]] = {}
    rules = senses(game)
    for sense, entries in {**game.words, "trait": {**game.words.get("trait", {}), **traits}}.items():
        if sense not in rules:
            continue
        for word, entry in entries.items():
            sorts = tuple(entry.sort.split()) if entry.sort else rules[sense].sorts
            words.setdefault(word, []).append(Sense(sense, sorts, entry, rules[sense].modifies))
    for name, signature in verbs.items():
        if signature.step or signature.event is not None:
            words.setdefault(name, []).append(Sense("deed", ("deed",)))
    return Dialect(game, verbs, {word: tuple(senses) for word, senses in words.items()}, spoken=spoken)
