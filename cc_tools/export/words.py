"""Words of the vocabulary as a reader knows them, found through the terms of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from pydantic import BaseModel

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.record import Words
from cc_tools.model.term import Term
from cc_tools.model.text import LANGUAGES, Language

_THINGS = ("noun", "adjective", "name", "phrase", "label")


class Vocabulary:
    """The terms of one game by the words they render."""

    def __init__(self, game: GameCatalog) -> None:
        self._words = game.game.words
        self._by_id = {term.id: term for term in game.terms}
        self._by_word: dict[str, list[Term]] = {}
        for term in game.terms:
            for word in term.words:
                self._by_word.setdefault(word, []).append(term)

    def text(self, sense: str, word: str) -> dict[Language, str]:
        """A word in every language; empty where no term renders it."""
        term = self._term(sense, word)
        if term is None:
            return {}
        return {language: _heading(getattr(term, language)) for language in LANGUAGES}

    def _term(self, sense: str, word: str) -> Term | None:
        entry = self._words.get(sense, {}).get(word)
        if entry is not None and entry.term in self._by_id:
            return self._by_id[entry.term]
        fitting = [term for term in self._by_word.get(word, ()) if term.part in _THINGS]
        of_sense = [term for term in fitting if term.id.startswith(sense)]
        return next(iter([*of_sense, *sorted(fitting, key=lambda term: _THINGS.index(term.part))]), None)


def _heading(forms: Any) -> str:
    text = str(forms.title or forms.text)
    return text[:1].upper() + text[1:]


def sense(model: type[BaseModel], field: str) -> str:
    """The sense of the words in a field; the field's own name where it is not marked."""
    known = model.model_fields.get(field)
    return field if known is None else _marked((*known.metadata, known.annotation)) or field


def _marked(parts: Iterable[Any]) -> str:
    for part in parts:
        if isinstance(part, Words):
            return part.sense
        if inner := _marked(get_args(part)):
            return inner
    return ""


def present(texts: Mapping[Language, str | None]) -> dict[Language, str]:
    """Texts by language, in the order of the languages, without those that are missing."""
    return {language: text for language in LANGUAGES if (text := texts.get(language)) is not None}
