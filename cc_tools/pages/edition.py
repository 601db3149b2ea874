"""One game in one language: names, terms and links as pages show them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.game import CardSet, Game
from cc_tools.model.names import fold
from cc_tools.model.record import Card, Titled
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.term import Term
from cc_tools.model.text import Language, Text
from cc_tools.pages import index as places, marks, markup
from cc_tools.pages.collation import Key as Order, hiragana, initial, key as order
from cc_tools.pages.index import Index, Key
from cc_tools.pages.page import relative
from cc_tools.pages.settings import Settings
from cc_tools.pages.wording import GameWording, Label, Wording
from cc_tools.render.tokens import Rendering

SEPARATORS: Mapping[Language, str] = {"en": ", ", "pt": ", ", "es": ", ", "ja": "、"}
TAGS: Mapping[Language, str] = {"en": "en", "pt": "pt-BR", "es": "es-419", "ja": "ja"}
"""The language tags of HTML."""


@dataclass(frozen=True)
class Edition:
    """What the pages of one game in one language are made of."""

    index: Index
    language: Language
    wording: Wording
    own: GameWording
    settings: Settings = Settings()

    @property
    def catalog(self) -> GameCatalog:
        return self.index.game

    @property
    def game(self) -> Game:
        return self.index.game.game

    @cached_property
    def book(self) -> Rulebook:
        """The rules of the game; without sections where it has none."""
        return Rulebook.of(self.catalog)

    def say(self, key: str, **values: object) -> str:
        """A word of the pages as HTML; `{name}` in it is filled with HTML."""
        return self.wording.say(key, self.language, **values)

    def joined(self, parts: list[str]) -> str:
        """Parts of HTML with the language's comma."""
        return SEPARATORS[self.language].join(parts)

    # --- names ---------------------------------------------------------------------------------------------------

    def name(self, named: Titled) -> str:
        """The name in this language as raw text, or else the English one."""
        found: str | None = None if self.language == "en" else getattr(named.names, self.language)
        return found or named.name

    def both(self, named: Titled) -> str:
        """The name, and the printed English one beside it where that differs."""
        return self.own_name(named) + self.english(named)

    def own_name(self, named: Titled) -> str:
        """The name in this language, marked as English where it is."""
        name = self.name(named)
        is_english = self.language != "en" and name == named.name
        return markup.bdi(name, "en" if is_english else "")

    def english(self, named: Titled) -> str:
        """A space and the printed English name, or nothing where the name shown is the same."""
        return "" if self.name(named) == named.name else " " + markup.bdi(named.name, "en", "cc-english")

    def aliases(self, named: Titled) -> str:
        """What people type for a name: without accents and signs, in kana; hidden, for the search to find."""
        reading = named.names.reading if self.language == "ja" else None
        typed = dict.fromkeys([fold(self.name(named)), fold(named.name), *([hiragana(reading)] if reading else [])])
        return f"<p hidden>{markup.text(' '.join(one for one in typed if one))}</p>"

    def order(self, named: Titled) -> Order:
        """What to sort by."""
        return order(self.language, self.name(named), named.names.reading)

    def initial(self, named: Titled) -> str:
        """The letter or row of kana that the name stands under."""
        return initial(self.language, self.name(named), named.names.reading)

    def text(self, text: Text) -> str:
        """A text in this language, marked where it is out of date; or in English, and marked so."""
        return self.marked(text, markup.text(getattr(text, self.language) or text.en))

    def marked(self, text: Text, inside: str, tag: str = "span") -> str:
        """The HTML of a text; inside a tag that says so where it is still in English, or out of date."""
        if not getattr(text, self.language):
            return self.still_english(inside, tag)
        return self._noted("outdated", TAGS[self.language], inside, tag) if self.is_outdated(text) else inside

    def still_english(self, inside: str, tag: str = "span") -> str:
        """HTML in English on a page that is not."""
        return self._noted("still-english", TAGS["en"], inside, tag)

    def _noted(self, why: str, language: str, inside: str, tag: str) -> str:
        note = f'<small class="cc-why">({markup.text(self.say(why))})</small>'
        return f'<{tag} class="cc-{why}" lang="{language}">{inside}</{tag}> {note}'

    def is_outdated(self, text: Text) -> bool:
        """Whether the English text has changed since this language's was made."""
        return (self.language, text.en, getattr(text, self.language)) in self.index.outdated

    def spoken(self, text: str) -> Rendering | None:
        """An operation string in words; None where it has no tree, or the language lacks a phrase."""
        return self.index.spoken(text, self.language)

    # --- words ---------------------------------------------------------------------------------------------------

    def label(self, name: str) -> str:
        """What a field or a collection is called."""
        return self._labelled(self.own.labels.get(name), name)

    def raw_label(self, name: str) -> str:
        """The same as raw text."""
        return self._raw_label(self.own.labels.get(name), name)

    def list_label(self, name: str) -> str:
        """The heading of a list of records or of words."""
        return markup.text(self.raw_list_label(name))

    def raw_list_label(self, name: str) -> str:
        """The same as raw text."""
        return self._raw_label(self.own.lists.get(name) or self.own.labels.get(name), name)

    def row_label(self, field: str) -> str:
        """What the first column of a field's table holds."""
        return self._labelled(self.own.rows.get(field), "")

    def _labelled(self, label: Label | None, name: str) -> str:
        return markup.text(self._raw_label(label, name))

    def _raw_label(self, label: Label | None, name: str) -> str:
        term = self.index.terms.get(label.term) if label and label.term else None
        if term is not None and label is not None:
            return self.term_title(term, plural=label.plural)
        return (label.own(self.language) if label else None) or _capital(name.replace("_", " ").replace("-", " "))

    def term_title(self, term: Term, *, plural: bool = False) -> str:
        """A term as a heading or a label, as raw text."""
        forms: Any = getattr(term, self.language)
        many = getattr(forms, "plural", None)
        if plural and self.language != "ja":
            return _capital(many or (f"{forms.text}s" if self.language == "en" else forms.text))
        return _capital(forms.text)

    def term_heading(self, term: Term) -> str:
        """A term as the heading of its page, which tells apart those that share a word; raw text."""
        forms: Any = getattr(term, self.language)
        return _capital(forms.title or forms.text)

    def term_of(self, sense: str, word: str) -> Term | None:
        """The term that renders a word in a sense: as the game's pages say, or by the word."""
        pattern = self.own.terms.get(sense)
        if pattern is not None and (given := self.index.terms.get(pattern.format(word))):
            return given
        entry = self.game.words.get(sense, {}).get(word)
        if entry is not None and entry.term in self.index.terms:
            return self.index.terms[entry.term]
        return _best(self.index.by_word.get(word, ()), sense)

    def word_title(self, sense: str, word: str) -> str:
        """A word of the vocabulary as a heading, as raw text."""
        label = self.own.values.get(sense, {}).get(word)
        term = None if label else self.term_of(sense, word)
        return self.term_title(term) if term is not None else self._raw_label(label, word)

    def word_order(self, sense: str, word: str) -> Order:
        """What to sort words by."""
        term = self.term_of(sense, word)
        reading = getattr(term.ja, "reading", None) if term else None
        return order(self.language, self.word_title(sense, word), reading)

    # --- links ---------------------------------------------------------------------------------------------------

    def word(self, sense: str, word: str, start: str) -> str:
        """A word, linked to its page or to its place among all words."""
        target = self.word_target(sense, word)
        shown = markup.text(self.word_title(sense, word))
        return markup.link(shown, relative(target, start)) if target else shown

    def word_target(self, sense: str, word: str) -> str:
        """The address of a word; empty where it has none."""
        if (sense, word) in self.index.cards_with:
            return places.word_path(self.game.id, (sense, word))
        term = None if word in self.own.values.get(sense, {}) else self.term_of(sense, word)
        return self.term_target(term) if term is not None else ""

    def term_target(self, term: Term) -> str:
        """The address of a term: the page of its word where cards bear that, its own, or its place among all words."""
        if found := self.word_pages.get(term.id):
            return found
        if term.id in self.index.has_page:
            return places.term_path(self.game.id, term.id)
        return f"{places.list_path(self.game.id, places.WORDS)}#{term.id}"

    @cached_property
    def own_pages(self) -> tuple[Term, ...]:
        """The terms that have a page of their own."""
        return tuple(
            term for term in self.catalog.terms if term.id in self.index.has_page and term.id not in self.word_pages
        )

    @cached_property
    def word_pages(self) -> Mapping[str, str]:
        """By term the page of the word that it renders, where cards bear that word."""
        found: dict[str, str] = {}
        for sense, word in self.index.cards_with:
            if term := self.term_of(sense, word):
                found.setdefault(term.id, places.word_path(self.game.id, (sense, word)))
        return found

    def record_target(self, key: Key) -> str:
        """The address of a record, which is that of the record it belongs to."""
        return places.record_path(self.game.id, places.owner(self.index, key))

    def record(self, key: Key, start: str, anchor: str = "") -> str:
        """The name of a record, linked, with the English name beside it."""
        found: Any = self.index.record(places.owner(self.index, key))
        target = relative(self.record_target(key), start) + (f"#{anchor}" if anchor else "")
        return markup.link(self.own_name(found), target) + self.english(found)

    def set(self, set_id: str, start: str) -> str:
        """The name of a set, linked."""
        found = self.sets.get(set_id)
        if found is None:
            return markup.text(set_id)
        return markup.link(self.own_name(found), relative(places.set_path(self.game.id, set_id), start))

    @property
    def sets(self) -> Mapping[str, CardSet]:
        """The sets by id, in the order of publication."""
        return {one.id: one for one in sorted(self.catalog.sets, key=lambda one: (one.order, one.id))}

    def kind(self, card: Card, start: str) -> str:
        """The kind of a card, linked."""
        return self.word(*self.kind_word(card), start)

    def kind_word(self, card: Card) -> Key:
        """The sense of the kinds of card, and the kind of this one."""
        return marks.word_sense(type(card), card.kind_field), card.kind

    def way(self, listed: str, start: str) -> str:
        """A link to a list: of a collection, of the words of a sense, of the sets."""
        label = markup.text(self.say("sets")) if listed == places.SETS else self.list_label(listed)
        return markup.link(label, relative(places.list_path(self.game.id, listed), start))

    def crumbs(self, start: str, *ways: str) -> str:
        """The way back: the game on the home page, then `ways`."""
        home = markup.link(self.own_name(self.game), relative(f"{places.HOME}#{self.game.id}", start))
        return markup.block("cc-crumbs", " › ".join([home, *ways]), searched=False)


def _best(terms: object, sense: str) -> Term | None:
    """The term of a word in a sense: verbs for deeds, other parts of speech for things."""
    found: list[Term] = [*terms] if isinstance(terms, list | tuple) else []
    wanted = ("verb",) if sense == "deed" else ("noun", "adjective", "name", "phrase", "label")
    fitting = [term for term in found if term.part in wanted]
    named = [term for term in fitting if sense and term.id.startswith(sense)]
    return next(iter([*named, *sorted(fitting, key=lambda term: wanted.index(term.part))]), None)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
