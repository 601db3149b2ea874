"""The help page of the search language, as Markdown, made from the specification in any of the four languages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from cc_tools.database.card_search.codes import CODES
from cc_tools.database.card_search.specification import Aliases, FieldEntry, Specification
from cc_tools.model.text import LANGUAGES, Language

_TEXTS = Path(__file__).with_name("guide.json")
_ORDERED = ("<", "<=", ">", ">=")


@cache
def _texts() -> Mapping[str, Mapping[Language, str]]:
    found: Mapping[str, Mapping[Language, str]] = json.loads(_TEXTS.read_text(encoding="utf-8"))
    return found


def guide(spec: Specification, language: Language) -> str:
    """The page in a language. Raises KeyError where a text of the page lacks the language."""
    return "\n".join(_lines(spec, language)) + "\n"


def _lines(spec: Specification, language: Language) -> Iterator[str]:
    def say(key: str) -> str:
        return _texts()[key][language]

    yield from (f"# {say('title')}", "", say("intro"), "", f"## {say('examples')}", "")
    examples = ((_code(example.query), getattr(example.says, language)) for example in spec.examples)
    yield from _table((say("query"), say("meaning")), examples)
    yield from (f"## {say('signs')}", "")
    yield from _table((say("written"), say("meaning")), _signs(spec, language))
    yield from (f"## {say('types')}", "")
    types = ((_code(name), _codes(entry.compare), getattr(entry.says, language)) for name, entry in spec.types.items())
    yield from _table((say("type"), say("compare"), say("value")), types)
    yield from (f"## {say('fields')}", "")
    fields = (_field(name, entry, language) for name, entry in spec.fields.items())
    yield from _table((say("field"), say("type"), say("meaning"), say("names")), fields)
    yield from (f"## {say('properties')}", "")
    properties = ((_code(n), _code(p.means), _names(p.aliases)) for n, p in spec.properties.items())
    yield from _table((say("property"), say("meaning"), say("names")), properties)
    yield from (f"## {say('grammar')}", "", "```text", *spec.grammar, "```", "")
    yield from (f"## {say('mistakes')}", "", say("mistakes-intro"), "")
    yield from _table((say("code"), say("name")), ((code.id, code.name) for code in CODES.values()), last=True)


def _signs(spec: Specification, language: Language) -> Iterator[tuple[str, str]]:
    signs = {"and": spec.characters.both, "or": spec.characters.either, "not": spec.characters.negate}
    for kind, keywords in spec.keywords.items():
        written = []
        for keyword in keywords:
            limits = f" ({_texts()['only'][language]} {', '.join(keyword.languages)})" if keyword.languages else ""
            written.append(_code(keyword.word) + limits)
        yield ", ".join([*written, *(_code(sign) for sign in signs[kind])]), _texts()[kind][language]
    characters = spec.characters
    pairs = zip(characters.open, characters.close, strict=True)
    yield _codes(f"{opened}…{closed}" for opened, closed in pairs), _texts()["brackets"][language]
    yield (
        _codes(f"{opened}…{closing[0]}" for opened, closing in characters.quotes.items()),
        _texts()["quotes"][language],
    )
    yield _codes(characters.list), _texts()["list"][language]


def _field(name: str, entry: FieldEntry, language: Language) -> tuple[str, str, str, str]:
    kind = _code(str(entry.type)) + (f" ({_texts()['ordered'][language]})" if entry.ordered else "")
    said = "" if entry.says is None else str(getattr(entry.says, language))
    return _code(name), kind, said, _names(entry.aliases)


def _names(aliases: Aliases) -> str:
    """The further names, each with its language."""
    found = ((language, getattr(aliases, language)) for language in LANGUAGES)
    return "; ".join(f"{language}: {_codes(names)}" for language, names in found if names)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, last: bool = False) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + " --- |" * len(heads)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    if not last:
        yield ""


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


def _codes(texts: Iterable[str]) -> str:
    return ", ".join(_code(text) for text in texts)
