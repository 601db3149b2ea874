"""The renderer with the names of the shipped cards in every language, and the whole pool in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from cc_tools.language.reading import read
from cc_tools.model.text import Language
from cc_tools.render import Renderer
from tests.render.shipped import book, card_files, game, pool, raw, speech, terms, traits


@cache
def names() -> Mapping[str, Mapping[str, str]]:
    """The names of every card by its slug, and by that of its name where several share one: `en` and translations."""
    found: dict[str, Mapping[str, str]] = {}
    for path in card_files():
        for slug, known in _named(raw(path)):
            found.setdefault(re.sub("[^a-z0-9]+", "-", known["en"].lower()), known)
            found[slug] = known
    return found


def _named(value: Any) -> Iterator[tuple[str, Mapping[str, str]]]:
    if isinstance(value, Mapping):
        if {"id", "name"} <= value.keys():
            yield value["id"], {"en": value["name"], **(value.get("names") or {})}
        for inner in value.values():
            yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


@cache
def renderer() -> Renderer:
    return Renderer.of(game(), terms(), book(), traits(), lambda slug, language: names().get(slug, {}).get(language))


@cache
def said(text: str, language: Language) -> str:
    """An operation string in a language."""
    operation = read(text, speech()).operation
    assert operation is not None, text
    return renderer().render(operation, language).text


def in_words(language: Language) -> str:
    """Every operation of the pool with its sentences below it."""
    return "".join(f"{text}\n    {said(text, language)}\n" for text in pool())
