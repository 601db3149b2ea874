"""What words look like in each form: the writer's own words, turned round."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cc_tools.model.tree import Word
from cc_tools.render.bindings import KINDS, describable
from cc_tools.render.book import Phrases
from cc_tools.render.env import Env
from cc_tools.render.template import Literal, Slot, Template, spoken
from cc_tools.render.writer import Writer

Found = tuple[Any, int]
"""Something read, and the place behind it."""

_ARTICLE = re.compile(r"\ban\b")
NOUNS = frozenset({*KINDS, "noun", "count"})
"""Senses of the words that a description may have as its noun."""

SET = frozenset({"would", "class", "infinitive"})
"""Forms that surroundings ask for, beside those that templates ask for."""


def normal(text: str) -> str:
    """A text without what follows from its neighbourhood: capitals of sentences, the form of the article."""
    return _ARTICLE.sub("a", text.casefold())


def wordings(variants: Mapping[str, Template], form: str, forms: frozenset[str]) -> list[Template]:
    """The templates that can have been used: those of the form, else those that depend on what is said. `forms` are all
    that can be asked for: a variant for one of them is used only then."""
    own = [pieces for name, pieces in variants.items() if form and name.split()[0] == form]
    if form and form in variants:
        return own
    return own + [pieces for name, pieces in variants.items() if name.split()[0] not in forms]


def asked(phrases: Phrases) -> frozenset[str]:
    """The forms that templates ask for."""
    books = (phrases.phrases, phrases.verbs, phrases.named)
    templates = (pieces for book in books for variants in book.values() for pieces in variants.values())
    return SET | {slot.form for pieces in templates for slot in spoken(pieces) if slot.form}


class Surfaces:
    """What words look like in each form: the writer's own words, turned round. Filled as forms are asked for."""

    CATEGORIES = frozenset({"word", "named", "label", "verb.name", "place"})

    def __init__(self, writer: Writer, names: Mapping[str, str]) -> None:
        """`names`: card slugs with their names in the writer's language."""
        self.writer = writer
        self.forms = asked(writer.phrases)
        self._names: dict[str, list[tuple[str, Any]]] = {}
        for slug, name in names.items():
            self._enter(self._names, normal(name), slug)
        self._openings: dict[str, list[tuple[str, str, Template]]] = {}
        self._index: dict[tuple[str, str, str], dict[str, list[tuple[str, Any]]]] = {}
        lexicon = writer.lexicon
        self._words = [Word(name, sense) for sense, name in dict.fromkeys((*lexicon.words, *writer.phrases.words))]
        nouns = [word for word in self._words if word.sense in NOUNS]
        self._things = list(describable([*lexicon.verbs, *writer.phrases.named], nouns))

    def openings(self, form: str) -> list[tuple[str, str, Template]]:
        """The templates of all verbs in a form, each with the words that it begins with."""
        known = self._openings.get(form)
        if known is None:
            known = self._openings[form] = [
                (opening, verb, pieces)
                for verb, variants in self.writer.phrases.verbs.items()
                for pieces in wordings(variants, form, self.forms)
                for opening in self._opening(verb, pieces, form)
            ]
        return known

    def _opening(self, verb: str, pieces: Template, form: str) -> tuple[str, ...]:
        first = pieces[0]
        if isinstance(first, Literal):
            return (normal(first.text),)
        if isinstance(first, Slot) and first.name == "verb":
            return tuple(map(normal, self.writer.words.verbs(verb, first.form or form)))
        return ("",)

    @staticmethod
    def _enter(index: dict[str, list[tuple[str, Any]]], surface: str, value: Any) -> None:
        if surface and (surface, value) not in index.setdefault(surface[0], []):
            index[surface[0]].append((surface, value))

    def at(self, category: str, env: Env, text: str, at: int) -> Iterator[Found]:
        """The words of a category that stand at a place."""
        key = (category, env.form, env.subject)
        if key not in self._index:
            self._index[key] = self._filled(category, env)
        yield from self._standing(self._index[key], text, at)

    def named(self, text: str, at: int) -> Iterator[Found]:
        """The cards whose name stands at a place."""
        yield from self._standing(self._names, text, at)

    @staticmethod
    def _standing(index: Mapping[str, list[tuple[str, Any]]], text: str, at: int) -> Iterator[Found]:
        for surface, value in index.get(text[at : at + 1], ()):
            end = at + len(surface)
            if text.startswith(surface, at) and not (text[end : end + 1].isalnum() and surface[-1].isalnum()):
                yield value, end

    def _filled(self, category: str, env: Env) -> dict[str, list[tuple[str, Any]]]:
        index: dict[str, list[tuple[str, Any]]] = {}
        for value in self._values(category):
            for it in ("it", "card", "place") if value == Word("it", "pronoun") else ("it",):
                tokens, _ = self.writer.write(category, value, env._replace(it=it))
                self._enter(index, normal("".join(token.text for token in tokens)), value)
        return index

    def _values(self, category: str) -> list[Any]:
        match category:
            case "word":
                return list(self._words)
            case "named":
                return list(self._things)
            case "label":
                return list(self.writer.lexicon.labels)
            case "place":
                return list(range(1, 11))
            case _:
                return list(self.writer.phrases.verbs)
