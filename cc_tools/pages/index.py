"""What stands where in one game, in no language: pages of records and words, printings, and what mentions what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cc_tools.database.references import field_references
from cc_tools.database.trees import walk
from cc_tools.language.dialect import SENSE_SORTS
from cc_tools.model import tree
from cc_tools.model.catalog import Entry, GameCatalog, Linked, Printed
from cc_tools.model.names import slug
from cc_tools.model.outdated import Outdated, Wording
from cc_tools.model.record import Card, Record
from cc_tools.model.showing import Showing, Showings
from cc_tools.model.term import Term
from cc_tools.model.text import Closed, Language
from cc_tools.model.touching import ruling_rules
from cc_tools.pages import marks
from cc_tools.render import Renderer
from cc_tools.render.catalog import renderer
from cc_tools.render.tokens import Rendering

PLAIN = frozenset({"noun", "pronoun", "adjective"})
"""The senses of words that every sentence has; words of other senses lead to their term."""
Key = tuple[str, str]
"""A collection and an id; or a sense and a word."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A record that refers to another: in an operation (its address), or in a field."""

    by: Key
    address: str = ""
    field: str = ""


@dataclass
class Index:
    """Everything pages ask for by key, gathered once for all languages."""

    game: GameCatalog
    entries: dict[Key, Entry] = field(default_factory=dict)
    attached: dict[Key, list[Key]] = field(default_factory=dict)
    printings: dict[str, list[Printed]] = field(default_factory=dict)
    mentions: dict[Key, list[Mention]] = field(default_factory=dict)
    uses: dict[Key, list[Linked]] = field(default_factory=dict)
    cards_with: dict[Key, list[Card]] = field(default_factory=dict)
    operations: dict[Key, list[Linked]] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    by_word: dict[str, list[Term]] = field(default_factory=dict)
    showings: Mapping[str, tuple[Showing, ...]] = field(default_factory=dict)
    outdated: frozenset[Wording] = frozenset()

    @cached_property
    def renderer(self) -> Renderer:
        """What puts the game's operations into words."""
        return renderer(self.game)

    @cached_property
    def linked(self) -> frozenset[str]:
        """The sorts of words in a sentence that lead to their term: kinds, verbs, and the game's senses."""
        return frozenset({"kind", "verb", *SENSE_SORTS, *self.game.game.senses}) - PLAIN

    @cached_property
    def said_by(self) -> Mapping[str, list[Linked]]:
        """By term the operations whose sentence names it, as the English one does; equal operations once."""
        found: dict[str, list[Linked]] = {}
        first: dict[str, Linked] = {}
        for one in self.game.operations:
            first.setdefault(one.text, one)
        for text, one in first.items():
            for term in self._named(text):
                found.setdefault(term, []).append(one)
        return found

    def _named(self, text: str) -> list[str]:
        spoken = self.spoken(text, "en")
        tokens = spoken.tokens if spoken is not None else ()
        linked = self.linked
        named = (one.target for one in tokens if one.kind in linked and one.target is not None)
        return list(dict.fromkeys(term for term in named if term in self.terms))

    @cached_property
    def _spoken(self) -> dict[tuple[str, Language], Rendering | None]:
        return {}

    def spoken(self, text: str, language: Language) -> Rendering | None:
        """An operation string in words; None where it has no tree, or the language lacks a phrase."""
        if (text, language) not in self._spoken:
            found = self.game.trees.get(text)
            try:
                rendered = None if found is None else self.renderer.render(found, language)
            except LookupError:
                rendered = None
            self._spoken[text, language] = rendered
        return self._spoken[text, language]

    def remember(self, before: Index) -> None:
        """Take over what an earlier index of the game has put into words, where words and operation are the same."""
        old, now = before.game, self.game
        if (old.game, old.terms, old.phrases) != (now.game, now.terms, now.phrases):
            return
        for (text, language), spoken in before._spoken.items():
            if old.trees.get(text) is now.trees.get(text) and old.sentences.get(text) == now.sentences.get(text):
                self._spoken[text, language] = spoken

    @cached_property
    def ruled_by(self) -> Mapping[str, tuple[Key, ...]]:
        """By rule the records with a ruling that rests on it."""
        found: dict[str, dict[Key, None]] = {}
        for key, entry in self.entries.items():
            for rule in ruling_rules(entry.record):
                found.setdefault(rule, {})[owner(self, key)] = None
        return {rule: tuple(keys) for rule, keys in found.items()}

    @cached_property
    def has_page(self) -> frozenset[str]:
        """The terms that have a page of their own: those that sentences name, and those whose meaning is told."""
        return frozenset(self.said_by) | {term.id for term in self.game.terms if term.meaning is not None}

    @cached_property
    def replaces(self) -> Mapping[str, list[str]]:
        """The cards that a card took the place of."""
        found: dict[str, list[str]] = {}
        for card in self.game.cards.values():
            if card.replaced_by is not None:
                found.setdefault(card.replaced_by, []).append(card.id)
        return found

    @cached_property
    def _decks(self) -> Mapping[Key, frozenset[str]]:
        found: dict[Key, set[str]] = {}
        for printed in (one for ones in self.printings.values() for one in ones):
            if printed.owner is not None:
                found.setdefault(printed.owner, set()).add(printed.card)
        return {key: frozenset(cards) for key, cards in found.items()}

    def deck(self, key: Key) -> frozenset[str]:
        """The cards that are printed for a record: those of its own deck."""
        return self._decks.get(key, frozenset())

    @cached_property
    def _used_by(self) -> dict[Key, dict[Key, list[str]]]:
        return {}

    def used_by(self, word: Key) -> dict[Key, list[str]]:
        """The records whose operations name a word, with the anchors of those operations."""
        if word not in self._used_by:
            found: dict[Key, list[str]] = {}
            for operation in self.uses.get(word, ()):
                found.setdefault(owner(self, (operation.collection, operation.record)), []).append(anchor(operation))
            self._used_by[word] = found
        return self._used_by[word]

    def record(self, key: Key) -> Closed:
        return self.entries[key].record

    def named(self, collection: str) -> list[Record]:
        """The records of a collection that have a name, and so a page."""
        return list(self.game.records(collection))

    @property
    def collections(self) -> list[str]:
        """The collections whose records have pages, cards first."""
        found = [name for name in self.game.entries if self.named(name)]
        return sorted(found, key=lambda name: name != "cards")

    @property
    def senses(self) -> list[str]:
        """The senses whose words are on cards, in the order of the words of the game: what cards are sorted by."""
        return list(dict.fromkeys(sense for sense, _ in self.cards_with))


def index(game: GameCatalog, showings: Showings | None = None, outdated: Outdated | None = None) -> Index:
    """The index of one game, with the scenarios that show its rules and the translations that are out of date."""
    found = Index(game, outdated=(outdated or {}).get(game.game.id, frozenset()))
    found.showings = {rule: ones for (of, rule), ones in (showings or {}).items() if of == game.game.id}
    found.terms = {term.id: term for term in game.terms}
    for term in game.terms:
        for word in term.words:
            found.by_word.setdefault(word, []).append(term)
    for name, entries in game.entries.items():
        for entry in entries:
            found.entries[name, str(getattr(entry.record, "id", ""))] = entry
    for printed in game.printings:
        found.printings.setdefault(printed.card, []).append(printed)
    for operation in game.operations:
        found.operations.setdefault((operation.collection, operation.record), []).append(operation)
    _fields(found)
    _operations(found)
    _words(found)
    return found


def _fields(found: Index) -> None:
    """Mentions by fields. What has no name of its own and is no printing belongs to the record that it refers to."""
    for key, entry in found.entries.items():
        printed = getattr(entry.record, "printed", None)
        lists = {str(shown.path[0]) for shown in printed() if shown.path} if printed is not None else set()
        for via, collection, target in field_references(entry.record):
            if isinstance(entry.record, Record):
                if via.partition(".")[0] not in lists:
                    found.mentions.setdefault((collection, target), []).append(Mention(key, field=via))
            elif printed is None:
                found.attached.setdefault((collection, target), []).append(key)


def _operations(found: Index) -> None:
    """Mentions and uses of words by operations."""
    used = {text: list(named(operation)) for text, operation in found.game.trees.items()}
    for operation in found.game.operations:
        by = owner(found, (operation.collection, operation.record))
        for sense, word in dict.fromkeys(used.get(operation.text, ())):
            if sense == "":
                for card in found.game.by_slug.get(word, ()):
                    if by != ("cards", card):
                        mention = Mention(by, address=operation.address)
                        found.mentions.setdefault(("cards", card), []).append(mention)
            else:
                found.uses.setdefault((sense, word), []).append(operation)


def named(operation: tree.Operation) -> Iterator[Key]:
    """The words of an operation by sense, and the slugs of cards that it names (with no sense)."""
    for node in walk(operation):
        match node:
            case tree.Reference():
                yield "", node.slug
            case tree.Word():
                yield node.sense, node.name


def owner(found: Index, key: Key) -> Key:
    """The record with a page that a record belongs to: itself, or the one it is attached to."""
    for target, parts in found.attached.items():
        if key in parts:
            return target
    return key


def _words(found: Index) -> None:
    """The cards that bear each word: their kind first, then the fields that others may ask for."""
    for card in found.game.cards.values():
        model = type(card)
        faces = [card, *(part for name in model.parts for part in getattr(card, name))]
        for name in dict.fromkeys((model.kind_field, *model.trait_fields)):
            sense = marks.word_sense(model, name)
            for word in (word for face in faces for word in _several(getattr(face, name, ()))):
                bearers = found.cards_with.setdefault((sense, word), [])
                if card not in bearers[-1:]:
                    bearers.append(card)


def _several(value: object) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (str(value),)


# --- where pages lie --------------------------------------------------------------------------------------------

HOME = "index.html"
EXPLORER = "explorer.html"
SEARCH = "search.html"
DOCS = "docs"
"""The folder of the docs, beside those of the languages."""
SETS = "sets"
WORDS = "words"

def record_path(game: str, key: Key) -> str:
    """The page of a record."""
    return f"{game}/{key[0]}/{_file(key[1])}.html"


def word_path(game: str, key: Key) -> str:
    """The page of a word that cards bear."""
    return f"{game}/{key[0]}/{_file(slug(key[1]) or key[1].encode().hex())}.html"


def term_path(game: str, term: str) -> str:
    """The page of a term."""
    return f"{game}/{WORDS}/{_file(term)}.html"


def set_path(game: str, set_id: str) -> str:
    """The page of a set."""
    return f"{game}/sets/{_file(set_id)}.html"


def list_path(game: str, name: str) -> str:
    """The page that lists a collection, the words of a sense, the sets (`sets`) or all terms (`words`)."""
    return f"{game}/{name}/index.html"


def _file(name: str) -> str:
    """The file of a page; the name `index` is taken by the list."""
    return f"{name}-" if name == "index" else name


def anchor(operation: Linked) -> str:
    """The anchor of an operation on the page of its record: `play.2`, `wrathful-khan.end.1`."""
    part, _, slot = operation.address.removeprefix(operation.record).lstrip("/").rpartition("#")
    return ".".join(one for one in (part.replace("/", "."), slot) if one)


def by_address(operations: Mapping[Key, list[Linked]], key: Key) -> dict[str, Linked]:
    """The operations of a record by their address."""
    return {operation.address: operation for operation in operations.get(key, ())}
