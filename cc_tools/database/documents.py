"""What the full-text index holds: one document for each card and language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cc_tools.database.folding import indexed, indexed_pairs, variants
from cc_tools.database.rows import CARDS, GameRows, names_of, parts_of, rulings_of, traits_of
from cc_tools.model.record import Card
from cc_tools.model.text import LANGUAGES, Language

READING = "reading"


@dataclass(slots=True)
class Document:
    """The text of one card in one language, by what it is; the kind of card counts as a trait."""

    names: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)

    def row(self) -> tuple[str, ...]:
        """The columns of the index, in the order of its table."""
        text = [*self.traits, *self.sentences, *self.rulings]
        return (
            " ".join(indexed(name) for name in self.names),
            " ".join(variants(name) for name in self.names),
            " ".join(indexed_pairs(name) for name in self.names),
            *(" ".join(indexed(part) for part in parts) for parts in (self.traits, self.sentences, self.rulings)),
            " ".join(indexed_pairs(part) for part in text),
        )


def headings(rows: GameRows) -> Iterator[tuple[int, Language]]:
    """Which documents a game has, as (key of the card, language), in the order of `documents`."""
    return ((key, language) for key, _ in rows.cards() for language in LANGUAGES)


def documents(rows: GameRows) -> Iterator[Document]:
    """The documents of a game, card by card and language by language.

    Every language has the English names too, since that is what stands on the cards.
    """
    operations = _operations(rows)
    terms = {language: _terms(rows, language) for language in LANGUAGES}
    for _, card in rows.cards():
        for language in LANGUAGES:
            made = _document(card, language, terms[language])
            for text in operations.get(card.id, ()):
                sentence = rows.catalog.sentences.get(text, {}).get(language)
                if sentence is not None:
                    made.sentences.append(sentence)
            yield made


def _document(card: Card, language: Language, terms: Mapping[str, str]) -> Document:
    made = Document()
    wanted = {"en", language, READING if language == "ja" else language}
    for _, part in parts_of(card):
        made.names.extend(name for spoken, name in names_of(part) if spoken in wanted)
    for word in dict.fromkeys((card.kind, *(word for _, _, word in traits_of(card)))):
        made.traits.append(word)
        if word in terms:
            made.traits.append(terms[word])
    for _, ruling in rulings_of(card):
        text = getattr(ruling.text, language)
        if text is not None:
            made.rulings.append(text)
    return made


def _operations(rows: GameRows) -> dict[str, list[str]]:
    """The operation strings of each card."""
    found: dict[str, list[str]] = {}
    for linked in rows.catalog.operations:
        if linked.collection == CARDS:
            found.setdefault(linked.record, []).append(linked.text)
    return found


def _terms(rows: GameRows, language: Language) -> dict[str, str]:
    """How a language says each trait word: by the term of a trait, or else by the first term that has the word."""
    found: dict[str, str] = {}
    for term in sorted(rows.catalog.terms, key=lambda term: term.category is None):
        for word in term.words:
            found.setdefault(word, getattr(term, language).text)
    return found
