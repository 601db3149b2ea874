"""One game made ready to be told card by card: operations, printings and links by the record they belong to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cc_tools.database.references import field_references
from cc_tools.database.rows import rulings_of, traits_of
from cc_tools.database.trees import Trees, decode, encode
from cc_tools.database.uses import head, uses
from cc_tools.export import objects
from cc_tools.export.errors import ExportError
from cc_tools.export.words import Vocabulary, present, sense
from cc_tools.model.catalog import Entry, GameCatalog, Linked, Printed
from cc_tools.model.names import slug
from cc_tools.model.record import Card
from cc_tools.model.text import LANGUAGES, Closed, Language

CARDS = "cards"
OPERATION = "operation"
Key = tuple[str, str]
"""A collection and an id."""


@dataclass
class View:
    """What the objects of one game are made of. Trees are read one at a time and not kept."""

    game: GameCatalog
    vocabulary: Vocabulary
    operations: dict[Key, list[tuple[int, Linked]]] = field(default_factory=dict)
    printings: dict[str, list[tuple[int, Printed]]] = field(default_factory=dict)
    incoming: dict[Key, list[objects.LinkFrom]] = field(default_factory=dict)
    slugs: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.game.game.id

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """All records with their collections, in the order of the collections' names and of the files."""
        for collection in sorted(self.game.entries):
            for entry in self.game.entries[collection]:
                yield collection, entry

    def cards(self) -> Iterator[tuple[Entry, Card]]:
        """The cards with where they stand."""
        for entry in self.game.entries.get(CARDS, ()):
            if isinstance(entry.record, Card):
                yield entry, entry.record

    def tree(self, text: str) -> str | None:
        """The JSON of an operation's tree; None where the string could not be read."""
        trees = self.game.trees
        if text not in trees:
            return None
        return trees.encoded(text) if isinstance(trees, Trees) else encode(trees[text])

    def text(self, text: str) -> dict[str, Any]:
        """What is known of an operation string wherever it stands, as the keys of an object."""
        tree = self.tree(text)
        sentences = self.game.sentences.get(text)
        return {
            "text": text,
            "tree": None if tree is None else json.loads(tree),
            "sentences": None if sentences is None else present(sentences),
        }

    def references(self, text: str) -> tuple[str, ...]:
        """The slugs of names that an operation calls."""
        known = self.slugs.get(text)
        if known is None:
            tree = self.tree(text)
            used = uses(decode(tree)) if tree is not None and '"Reference"' in tree else ()
            known = self.slugs[text] = tuple(word for (role, word, _), _ in used if role == "reference")
        return known

    def links(self, collection: str, record: Closed) -> Iterator[objects.LinkTo]:
        """What a record refers to: by its fields, then by its operations."""
        for via, target, own in dict.fromkeys(field_references(record)):
            yield objects.LinkTo(via=via, collection=target, id=own)
        for _, linked in self.operations.get((collection, own_id(record) or ""), ()):
            for name in self.references(linked.text):
                for card in self.game.by_slug.get(name, ()) or (None,):
                    yield objects.LinkTo(
                        via=OPERATION, address=linked.address, slug=name, collection=CARDS, id=card
                    )

    def operation(self, order: int, linked: Linked) -> objects.OperationObject:
        """An operation where it stands."""
        found = self.text(linked.text)
        tree = found["tree"]
        kind, flags = (tree["kind"], tree.get("flags", ())) if tree else _head(linked.text)
        part = linked.address.partition("#")[0].partition("/")[2]
        return objects.OperationObject(
            **found, address=linked.address, part=part, kind=kind, flags=tuple(flags), order=order
        )

    def operations_of(self, collection: str, record: Closed) -> list[tuple[int, Linked]]:
        """The operations of a record with their places among all of the game."""
        return self.operations.get((collection, own_id(record) or ""), [])

    def words(self, card: Card) -> Iterator[objects.WordObject]:
        """The trait words of a card and its faces, with what they are called."""
        for part, name, word in traits_of(card):
            text = self.vocabulary.text(sense(type(card), name), word)
            yield objects.WordObject(part=part, field=name, word=word, text=text)

    def kind(self, card: Card) -> objects.WordObject:
        """The suit or type of a card, with what it is called."""
        text = self.vocabulary.text(sense(type(card), card.kind_field), card.kind)
        return objects.WordObject(part="", field=card.kind_field, word=card.kind, text=text)


def view(game: GameCatalog) -> View:
    """A game made ready. Raises ExportError where the catalog contradicts itself."""
    made = View(game, Vocabulary(game))
    for order, linked in enumerate(game.operations):
        made.operations.setdefault((linked.collection, linked.record), []).append((order, linked))
    for order, printed in enumerate(game.printings):
        made.printings.setdefault(printed.card, []).append((order, printed))
    _check(made)
    for collection, entry in made.entries():
        own = own_id(entry.record)
        for link in made.links(collection, entry.record):
            if link.id is not None:
                source = objects.LinkFrom(collection=collection, id=own, via=link.via, address=link.address)
                made.incoming.setdefault((link.collection, link.id), []).append(source)
    return made


def _check(made: View) -> None:
    known = {(collection, own_id(entry.record) or "") for collection, entry in made.entries()}
    lost = [key for key in made.operations if key not in known]
    lost += [(CARDS, card) for card in made.printings if (CARDS, card) not in known]
    if lost:
        collection, own = lost[0]
        raise ExportError(f"The catalog names {own!r}, but its {collection} have no such record.")


def own_id(record: Closed) -> str | None:
    """The id of a record, None where it has none."""
    found = getattr(record, "id", None)
    return found if isinstance(found, str) else None


def names(of: object) -> dict[Language, str]:
    """The names of a record or a face by language; empty where it has none."""
    name = getattr(of, "name", None)
    if not isinstance(name, str):
        return {}
    translated = getattr(of, "names", None)
    others: Mapping[Language, str | None] = {
        language: getattr(translated, language, None) for language in LANGUAGES if language != "en"
    }
    return present({"en": name, **others})


def reading(of: object) -> str | None:
    """The Japanese name in kana."""
    found: str | None = getattr(getattr(of, "names", None), "reading", None)
    return found


def faces(card: Card) -> Iterator[objects.FaceObject]:
    """The faces of a card, the front first."""
    for side in card.sides:
        yield objects.FaceObject(slug=slug(side.name), names=names(side), reading=reading(side))


def rulings(record: Closed) -> Iterator[objects.RulingObject]:
    """The rulings of a record and its parts."""
    for part, ruling in rulings_of(record):
        text = present({language: getattr(ruling.text, language) for language in LANGUAGES})
        yield objects.RulingObject(part=part, rules=ruling.rules, text=text)


def _head(text: str) -> tuple[str, list[str]]:
    kind, flags = head(text, None)
    return kind, flags.split()
