"""From the names in a list to the cards of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from cc_tools.decks import codes
from cc_tools.decks.listing import Entry
from cc_tools.diagnostics import Diagnostic, closest
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import fold
from cc_tools.model.record import Card
from cc_tools.model.term import Term
from cc_tools.model.text import LANGUAGES

LISTED = 6
"""So many cards of one name are listed in a finding."""


@dataclass(frozen=True)
class CardNames:
    """The names of a game's cards in four languages, and the words that tell cards of one name apart."""

    game: GameCatalog

    def find(self, entry: Entry) -> Card | Diagnostic:
        """The card that an entry means, or why that is not clear."""
        if entry.id is not None and (known := self.game.cards.get(entry.id)) is not None:
            return known
        if entry.id is not None:
            return _unknown(entry, entry.id, self.game.cards)
        found = self.named(entry.name)
        for hint in entry.hints:
            found = [card for card in found if fold(hint) in self._words(card)] or found
        if len(found) == 1:
            return found[0]
        return _ambiguous(entry, found) if found else _unknown(entry, entry.name, self._spelt)

    def named(self, name: str) -> list[Card]:
        """The cards of a name in any language, or of an id."""
        return self._by_name.get(fold(name), [])

    def kind(self, word: str) -> str | None:
        """The kind of card that a heading names, in the singular or the plural of any language."""
        return self._kinds.get(fold(word))

    def unclear(self, card: Card, kind: str) -> bool:
        """Whether the English name below the heading of a kind leaves open which card is meant."""
        return len([one for one in self.named(card.name) if one.kind == kind]) > 1 or not self.named(card.name)

    @cached_property
    def _by_name(self) -> Mapping[str, list[Card]]:
        found: dict[str, list[Card]] = {}
        for card in self.game.cards.values():
            names = [card.name, card.id, *(getattr(card.names, one) for one in LANGUAGES if one != "en")]
            for name in dict.fromkeys(fold(one) for one in names if one):
                found.setdefault(name, []).append(card)
        english = {fold(card.name) for card in self.game.cards.values()}
        return {
            name: [card for card in cards if name not in english or fold(card.name) == name]
            for name, cards in found.items()
        }

    @cached_property
    def _spelt(self) -> Mapping[str, str]:
        return {card.name: card.id for card in self.game.cards.values()}

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        field = next((type(card).kind_field for card in self.game.cards.values()), "")
        found: dict[str, str] = {}
        for word, entry in self.game.game.words.get(field, {}).items():
            terms = [term for term in self.game.terms if term.id == entry.term or word in (term.id, *term.words)]
            for name in (word, f"{word}s", *(form for term in terms for form in _forms(term))):
                found.setdefault(fold(name), word)
        return found

    @cached_property
    def _sets(self) -> Mapping[str, frozenset[str]]:
        """By card the set that it stands in: id and names, folded."""
        sets = {one.id: frozenset({fold(one.id), fold(one.name)}) for one in self.game.sets}
        return {
            str(getattr(entry.record, "id", "")): sets.get(entry.set, frozenset())
            for entry in self.game.entries.get("cards", ())
        }

    def _words(self, card: Card) -> frozenset[str]:
        """What may tell a card from others of its name: its kind in any form, its sets, every word on it."""
        kinds = {name for name, word in self._kinds.items() if word == card.kind}
        values = (getattr(card, field) for field in type(card).model_fields)
        return frozenset({*kinds, *(fold(one) for one in values if isinstance(one, str)), *self._sets.get(card.id, ())})


def _forms(term: Term) -> Iterable[str]:
    for language in LANGUAGES:
        forms = getattr(term, language)
        yield forms.text
        yield forms.several


def _unknown(entry: Entry, given: str, known: Iterable[str]) -> Diagnostic:
    meant = closest(given, known)
    hint = f"; did you mean `{meant}`?" if meant else ""
    return Diagnostic(codes.UNKNOWN, f"there is no card `{given}`{hint}", entry.span, suggestion=meant)


def _ambiguous(entry: Entry, found: list[Card]) -> Diagnostic:
    """A finding with the ways to say which card is meant: by its kind where that decides, else by its id."""
    kinds = [card.kind for card in found]
    ways = [
        f"{card.name} ({card.kind})" if kinds.count(card.kind) == 1 else f"{card.name} [{card.id}]" for card in found
    ]
    listed = ", ".join(f"`{way}`" for way in ways[:LISTED]) + (", …" if len(ways) > LISTED else "")
    message = f"`{entry.name}` is the name of {len(found)} cards: {listed}"
    return Diagnostic(codes.AMBIGUOUS, message, entry.span, suggestion=ways[0])
