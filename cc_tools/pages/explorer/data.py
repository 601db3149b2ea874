"""The data of the explorer: one file for all languages, and one for each with its texts and its order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cc_tools.database.card_search import CardSearch
from cc_tools.model.text import Language

FOLDER = "search"
CARDS = f"{FOLDER}/cards.json"
_EXPLAINED = ("says", "grammar", "meaning", "examples")
"""What the search page explains from the specification; the search itself needs none of it."""
_UNSHOWN = ("text", "ruling", "label", "erratum")
"""Texts that are compared, never shown: only their folded form is sent."""


def texts_file(language: Language) -> str:
    """Where the texts of a language lie."""
    return f"{FOLDER}/cards-{language}.json"


def files(search: CardSearch, languages: Sequence[Language]) -> Iterator[tuple[str, bytes]]:
    """Every file with its path below the root of the site. Equal data gives equal bytes."""
    yield CARDS, _packed(_cards(search))
    for language in languages:
        yield texts_file(language), _packed(_texts(search, language))


def _packed(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _cards(search: CardSearch) -> Mapping[str, Any]:
    """Specification, cards, values and words, as `published` gives them, with the texts folded."""
    found = search.published()
    pool: dict[str, Any] = found["pool"]
    fields = search.spec.fields
    texts = [name for name in pool["columns"] if search.spec.type_of(name) == "text"]
    pool["folded"] = {name: search.folded(name, "en") for name in texts if not fields[name].local}
    pool["columns"] = {name: values for name, values in pool["columns"].items() if name not in _UNSHOWN}
    return {"language": _unexplained(found["language"]), "pool": {**pool, "words": _shared(pool["words"])}}


def _unexplained(value: Any) -> Any:
    """The specification without what is said about it."""
    if isinstance(value, dict):
        return {key: _unexplained(inner) for key, inner in value.items() if key not in _EXPLAINED}
    return [_unexplained(inner) for inner in value] if isinstance(value, list) else value


def _shared(words: Mapping[str, Any]) -> Mapping[str, Any]:
    """Vocabularies, where two fields have the same one the name of the first in the place of the second."""
    known: dict[str, str] = {}
    found: dict[str, Any] = {}
    for field, vocabulary in words.items():
        first = known.setdefault(json.dumps(vocabulary, sort_keys=True), field)
        found[field] = vocabulary if first == field else first
    return found


def _texts(search: CardSearch, language: Language) -> Mapping[str, Any]:
    """The texts of a language folded, the order by name, and how the search is explained."""
    spec = search.spec
    local = [name for name, entry in spec.fields.items() if entry.local]
    return {
        "folded": {name: search.folded(name, language) for name in local},
        "ranks": search.ranks(language),
        "fields": [
            [name, _names(entry.aliases, name, language), getattr(entry.says, language, "")]
            for name, entry in spec.fields.items()
        ],
        "examples": [
            [example.query, getattr(example.says, language)]
            for example in spec.examples
            if example.language in ("en", language)
        ],
    }


def _names(aliases: Any, own: str, language: Language) -> list[str]:
    found: tuple[str, ...] = getattr(aliases, language)
    return [*found, own] if language != "en" else [own, *found]
