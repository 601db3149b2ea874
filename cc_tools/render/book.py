"""One language's side of the phrase book, with its templates read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cc_tools.model.phrases import DEFAULT, PhraseBook, Worded
from cc_tools.model.text import Language
from cc_tools.render.template import Template, template

Variants = Mapping[str, Template]
NONE: Variants = {}


@dataclass(frozen=True, slots=True)
class Phrases:
    """Templates by key and variant. `terms` are the terms that `{term}` stands for, by key."""

    phrases: Mapping[str, Variants]
    verbs: Mapping[str, Variants]
    named: Mapping[str, Variants]
    deeds: Mapping[str, Variants]
    words: Mapping[tuple[str, str], Variants]
    terms: Mapping[str, str]


def phrases(book: PhraseBook, language: Language) -> Phrases:
    """The templates of one language; raises BadTemplate where one cannot be read (`check_phrases` says where)."""

    def read(worded: Worded | None) -> Variants:
        return {name: template(text) for name, text in worded.wording(language).items()} if worded else NONE

    return Phrases(
        {key: read(worded) for key, worded in book.phrases.items()},
        {name: read(verb) for name, verb in book.verbs.items()},
        {name: found for name, verb in book.verbs.items() if (found := read(verb.named))},
        {name: found for name, verb in book.verbs.items() if (found := read(verb.deed))},
        {_key(name): found for name, word in book.words.items() if (found := read(word))},
        {key: worded.term for key, worded in book.phrases.items() if worded.term is not None},
    )


def _key(name: str) -> tuple[str, str]:
    sense, _, word = name.partition(" ")
    return sense, word


def variant(variants: Variants, *names: str) -> Template | None:
    """The template of the first name that has one, else the default."""
    if len(variants) == 1:
        return (
            next(iter(variants.values()))
            if DEFAULT in variants
            else variants.get(next((n for n in names if n in variants), ""))
        )
    for name in names:
        if name and name in variants:
            return variants[name]
    return variants.get(DEFAULT)
