"""What a part of a board needs, and which cards of its owner's deck serve it: those that its goal names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cc_tools.model.catalog import Linked
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.index import Key, named

_MANY = 12
"""A word that more cards of a deck bear says little about any of them."""


def serving(edition: Edition, operations: Sequence[Linked], owner: Key, start: str) -> Iterator[str]:
    """The cards of a deck by the words of the first operation that name them; nothing where there are none."""
    deck = edition.index.deck(owner)
    trees = [edition.catalog.trees.get(one.text) for one in operations[:1]]
    pairs = []
    for word in dict.fromkeys(word for one in trees if one is not None for word in named(one)):
        cards = [card for card in _bearers(edition, word) if card in deck]
        if cards and len(cards) <= _MANY:
            label = _named(edition, word, start)
            ordered = sorted(cards, key=lambda card: edition.order(edition.catalog.cards[card]))
            pairs.append((label, edition.joined([edition.record(("cards", card), start) for card in ordered])))
    if pairs:
        summary = markup.text(edition.say("serving"))
        yield markup.block(
            "cc-serving", markup.paragraph(summary, "cc-label"), markup.definitions(pairs), searched=False
        )


def _bearers(edition: Edition, word: Key) -> Sequence[str]:
    if word[0] == "":
        return edition.catalog.by_slug.get(word[1], ())
    return [card.id for card in edition.index.cards_with.get(word, ())]


def _named(edition: Edition, word: Key, start: str) -> str:
    if word[0]:
        return edition.word(*word, start)
    found = edition.catalog.by_slug.get(word[1], ())
    return markup.bdi(edition.name(edition.catalog.cards[found[0]])) if found else ""
