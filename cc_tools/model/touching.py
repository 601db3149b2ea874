"""What a rule touches: records whose rulings rest on it, cards that its text names, operations that use its keyword."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.markup import spans
from cc_tools.model.rulebook import Rule
from cc_tools.model.section import Statement
from cc_tools.model.text import Closed


@dataclass(frozen=True, slots=True)
class Touched:
    """A record that a rule touches, as collection and id."""

    collection: str
    id: str


def ruled(game: GameCatalog, rule: str) -> tuple[Touched, ...]:
    """The records with a ruling that names the rule, those of their parts included."""
    return tuple(
        Touched(collection, str(getattr(entry.record, "id", "")))
        for collection, entries in game.entries.items()
        for entry in entries
        if rule in ruling_rules(entry.record)
    )


def ruling_rules(record: Closed) -> Iterator[str]:
    """The rules that the rulings of a record and of its parts rest on."""
    for ruling in getattr(record, "rulings", ()):
        yield from ruling.rules
    for field in getattr(record, "parts", ()):
        for part in getattr(record, field):
            yield from ruling_rules(part)


def named(game: GameCatalog, rule: Rule) -> tuple[Touched, ...]:
    """The cards that the text and the example of a rule name."""
    stated = rule.stated
    texts = [stated.text.en]
    if isinstance(stated, Statement) and stated.example is not None:
        texts.append(stated.example.en)
    found = (span.target for text in texts for span in spans(text) if span.kind == "card")
    cards = (game.cards.get(target) or game.cards[game.by_slug[target][0]] for target in dict.fromkeys(found))
    return tuple(Touched("cards", card.id) for card in cards)


def keyword(game: GameCatalog, rule: Rule) -> frozenset[str]:
    """The words of the language that mean the keyword a rule belongs to; none where other terms share them."""
    own = rule.topic.term
    words = {word for term in game.terms if term.id == own for word in term.words}
    others = {word for term in game.terms if term.id != own for word in term.words}
    return frozenset(words - others)
