"""Mistakes in translations: left out, outdated, with a number lost, in another language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.authoring.mistakes.mistake import Change, Kind, Mistake, whole_lines
from cc_tools.authoring.mistakes.pool import Pool
from cc_tools.load import Mapping, Scalar
from cc_tools.model.text import Language
from cc_tools.model.translated import FOREIGN
from cc_tools.translation.parity import is_written_out
from cc_tools.translation.passage import Passage, Places
from cc_tools.translation.walk import passages
from cc_tools.validate import Located

_NUMBER = re.compile(r"\d+")
_LEAST_WORDS = 4


@dataclass(frozen=True, slots=True)
class _Found:
    """A passage of a record of the game, with the value of each language."""

    one: Located
    passage: Passage
    values: dict[Language, Scalar]

    @property
    def english(self) -> Scalar:
        return self.values["en"]

    def mistake(self, change: Change, *places: int) -> Mistake:
        """A mistake in it. Passages stand on lines of their own, so those of one record can be planted together."""
        return Mistake(self.one.path, (change,), places, f"{self.one.path}:{self.english.start}")

    def instead(self, language: Language, text: str) -> Mistake:
        """Another text in place of a translation, in quotes."""
        value = self.values[language]
        quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        return self.mistake(Change(value.start, value.end, quoted), value.start)


def _found(pool: Pool) -> Iterator[_Found]:
    for one in pool.records():
        for passage in passages(one.record, one.node, f"{one.collection}/{one.id}", one.collection):
            places = passage.places
            if isinstance(places, Places):
                nodes = {language: one.node.at(path) for language, path in places.paths.items()}
                yield _Found(one, passage, {name: node for name, node in nodes.items() if isinstance(node, Scalar)})


def _sentences(pool: Pool) -> Iterator[_Found]:
    return (found for found in _found(pool) if found.passage.style == "sentence")


def _dropped(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A language is left out; the finding stands at the English text."""
    for found in _found(pool):
        language = chance.choice(FOREIGN)
        places = found.passage.places
        if isinstance(places, Places) and language in found.values:
            change = _without(pool, found.one, places, language)
            yield found.mistake(change, found.english.start)


def _without(pool: Pool, one: Located, places: Places, language: Language) -> Change:
    path = places.paths[language]
    return _taken_out(pool, one, path[:-1], str(path[-1]))


def _taken_out(pool: Pool, one: Located, path: tuple[str | int, ...], key: str) -> Change:
    """The change that takes a key and its value out of a mapping, in braces or on lines."""
    text = pool.text(one)
    mapping = one.node.at(path)
    assert isinstance(mapping, Mapping)
    index = next(index for index, (name, _) in enumerate(mapping.entries) if name.text == key)
    name, value = mapping.entries[index]
    if text[mapping.start] != "{":
        return Change(*whole_lines(text, name.start, value.end), "")
    if index:
        return Change(mapping.entries[index - 1][1].end, value.end, "")
    following = mapping.entries[1][0].start if len(mapping.entries) > 1 else value.end
    return Change(name.start, following, "")


def _no_reading(pool: Pool, _: random.Random) -> Iterator[Mistake]:
    for found in _found(pool):
        places = found.passage.places
        if found.passage.reading is not None and isinstance(places, Places):
            path = places.paths["ja"][:-1]
            yield found.mistake(_taken_out(pool, found.one, path, "reading"), found.values["ja"].start)


def _stale(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """The English text goes on changing; the findings stand at the translations."""
    for found in _sentences(pool):
        text = found.english.text
        if text.endswith("."):
            words = text[:-1].split(" ")
            words.insert(len(words), chance.choice(("at once", "as well", "instead", "this turn")))
            quoted = '"' + " ".join(words).replace("\\", "\\\\").replace('"', '\\"') + '."'
            change = Change(found.english.start, found.english.end, quoted)
            yield found.mistake(change, *(found.values[language].start for language in FOREIGN))


def _number(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    """A number that the translation says no more often than the English text, and nowhere in words."""
    for found in _found(pool):
        said = Counter(_NUMBER.findall(found.english.text))
        for language in FOREIGN:
            text = found.values[language].text
            written = Counter(_NUMBER.findall(text))
            hits = [hit for hit in _NUMBER.finditer(text) if written[hit[0]] <= said[hit[0]]]
            hits = [hit for hit in hits if not is_written_out(hit[0], text)]
            if hits:
                hit = chance.choice(hits)
                other = chance.choice(("", str(int(hit[0]) + chance.choice((1, 7, 20)))))
                yield found.instead(language, text[: hit.start()] + other + text[hit.end() :])


def _other_language(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for found in _sentences(pool):
        language = chance.choice(FOREIGN)
        others = [other for other in FOREIGN if other != language]
        text = found.values[chance.choice(others)].text
        if len(found.english.text.split()) >= _LEAST_WORDS:
            yield found.instead(language, text)


def _copied(pool: Pool, chance: random.Random) -> Iterator[Mistake]:
    for found in _sentences(pool):
        language = chance.choice(FOREIGN)
        if len(found.english.text.split()) >= _LEAST_WORDS:
            yield found.instead(language, found.english.text)


KINDS = tuple(
    Kind("translations", name, find)
    for name, find in (
        ("translation left out", _dropped),
        ("reading left out", _no_reading),
        ("English text changed, translations not", _stale),
        ("number of a translation changed or lost", _number),
        ("translation in another language", _other_language),
        ("English text as a translation", _copied),
    )
)
