"""What has to be the same in every language: numbers, marks, names of cards, lines, and the parts of a template."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cc_tools.model.text import Language
from cc_tools.render.template import BadTemplate, Template, slots, template
from cc_tools.translation.passage import Forms, Passage

_NUMBER = re.compile(r"\d+")
_MARKS = re.compile(r"\{[^{}]*\}|`[^`]*`|\*\*|(?<![\w.])@[a-z0-9-]+|\[\[|\]\]|\]\([^)]*\)|\([a-z0-9]+(?:-[a-z0-9]+)*\)")
_RULE = re.compile(r"(?<![\w.])[a-z]+(?:\.[a-z0-9-]+)+(?![\w])")
_PLACEHOLDER = re.compile(r"(?<![A-Za-z0-9])[NM](?![A-Za-z0-9'-])|～")
"""Those that every language keeps; of `X` a term may hold only what stands before or behind it."""
_WORD = re.compile(r"[\w'’.-]*\w")
_OPENING = re.compile(r'[“「『《]|(?<![\w"])"(?=\w)|(?<!\w)"(?=\{)')
_MOST_WORDS = 10
PHRASES = "phrases"
_FREE = frozenset({"@", "verb"})
_WRITTEN_OUT: Mapping[str, tuple[str, ...]] = {
    str(number): words
    for number, words in enumerate(
        (
            ("ゼロ",),
            ("ワン", "一"),
            ("ツー", "二"),
            ("スリー", "三"),
            ("フォー", "四"),
            ("ファイブ", "五"),
            ("シックス", "六"),
            ("セブン", "七"),
            ("エイト", "八"),
            ("ナイン", "九"),
            ("テン", "十"),
        )
    )
}
"""Small numbers as Japanese names write them: `ディープ・スペース・ナイン`."""
_ROMAN = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_MOST_ROMAN = 89
_UPRIGHT = re.compile(r"[IVXL]+")


@dataclass(frozen=True, slots=True)
class CardNames:
    """The names of a game's cards: by English name, the name in each language. Short single words are no evidence."""

    names: Mapping[str, Mapping[Language, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, passages: list[Passage]) -> CardNames:
        """The names among the passages that have more than one word."""
        found: dict[str, Mapping[Language, str]] = {}
        for passage in passages:
            if passage.style == "name" and " " in passage.source[""]:
                found[passage.source[""]] = {key: forms[""] for key, forms in passage.wordings.items()}
        return cls(found)

    def mentioned(self, text: str) -> Iterator[str]:
        """The English names that a text speaks of, the longest at each place."""
        words = [(hit.start(), hit.end()) for hit in _WORD.finditer(text)]
        index = 0
        while index < len(words):
            start = words[index][0]
            ends = [words[last][1] for last in range(index, min(index + _MOST_WORDS, len(words)))]
            length = next((n for n in range(len(ends), 1, -1) if text[start : ends[n - 1]] in self.names), 0)
            if length:
                yield text[start : ends[length - 1]]
            index += max(length, 1)


def differences(
    passage: Passage, language: Language, names: CardNames, mentioned: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """What a translation lacks or has changed: the form it concerns, and the reason in words.

    `mentioned` are the English names that the English text speaks of.
    """
    theirs = passage.wordings[language]
    if passage.style == "template":
        yield from _template(passage, theirs)
    elif passage.style == "term":
        yield from _term(passage.source, theirs)
    else:
        yield from (("", reason) for reason in _text(passage.source[""], theirs[""]))
        if passage.style == "sentence":
            yield from (("", reason) for reason in _sentence(passage.source[""], theirs[""]))
            known = {name: names.names[name].get(language, name) for name in mentioned}
            yield from (("", reason) for reason in _named(known, theirs[""]))


def _text(english: str, theirs: str) -> Iterator[str]:
    lost = Counter(_NUMBER.findall(english)) - Counter(_NUMBER.findall(unicodedata.normalize("NFKC", theirs)))
    upright = frozenset(hit for hit in _WORD.findall(theirs) if _UPRIGHT.fullmatch(hit))
    gone = [
        number
        for number in lost
        if _roman(number) not in upright and not is_written_out(number, theirs)
    ]
    if gone:
        yield f"the English text has {_listed(gone)}, the translation has not"


def is_written_out(number: str, text: str) -> bool:
    """Whether a Japanese text says a small number in words or in a numeral of its own."""
    return any(word in text for word in _WRITTEN_OUT.get(number, ()))


def _roman(number: str) -> str:
    """The Roman numeral, in which Portuguese and Spanish write a century; empty beyond those that occur."""
    rest, written = int(number), ""
    for value, letters in _ROMAN if rest <= _MOST_ROMAN else ():
        written += letters * (rest // value)
        rest %= value
    return written


def _named(names: Mapping[str, str], theirs: str) -> Iterator[str]:
    for name, known in names.items():
        if name not in theirs and known not in theirs:
            yield f"the English text names `{name}`, the translation does not name `{known}`"


def _sentence(english: str, theirs: str) -> Iterator[str]:
    folded = unicodedata.normalize("NFKC", theirs)
    for pattern in (_MARKS, _RULE):
        here, there = Counter(pattern.findall(english)), Counter(pattern.findall(folded))
        if here - there:
            yield f"the English text has {_quoted(here - there)}, the translation has not"
        if there - here and pattern is _MARKS:
            yield f"the translation has {_quoted(there - here)}, the English text has not"
    if len(_OPENING.findall(english)) > len(_OPENING.findall(theirs)):
        yield "the English text has a quotation that the translation has not"
    lines, kept = _lines(english), _lines(theirs)
    if lines != kept:
        yield f"the English text has {lines} lines, the translation {kept}"


def _lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.split("\n"))


def _term(english: Forms, theirs: Forms) -> Iterator[tuple[str, str]]:
    here, there = english.get("text", ""), theirs.get("text", "")
    yield from (("text", reason) for reason in _text(here, there))
    lost = set(_PLACEHOLDER.findall(here)) - set(_PLACEHOLDER.findall(there))
    if lost:
        yield "text", f"the English term has the placeholder {_quoted(lost)}, the translation has not"


def _template(passage: Passage, theirs: Forms) -> Iterator[tuple[str, str]]:
    """A part that no form of the translation speaks of is lost; which part stands in which form is the language's own.

    What a verb may speak of is known from its signature, and the renderer sees to that.
    """
    english = [parts for _, parts, _ in _read(passage.source) if parts is not None]
    read = [(form, parts) for form, parts, _ in _read(theirs) if parts is not None]
    yield from ((form, reason) for form, parts, reason in _read(theirs) if parts is None)
    allowed = frozenset(name for parts in english for name in _names(parts))
    for form, parts in read:
        strange = frozenset(_names(parts)) - allowed
        if strange and passage.kind == PHRASES:
            yield form, f"the English phrase has no part {_quoted(strange)}"
    lost = frozenset(_names(english[0]) if english else ()) - {name for _, parts in read for name in _names(parts)}
    if lost and len(read) == len(theirs):
        yield next(iter(theirs)), f"the English phrase has the part {_quoted(lost)}, the translation has not"


def _read(forms: Forms) -> Iterator[tuple[str, Template | None, str]]:
    for form, text in forms.items():
        try:
            yield form, template(text), ""
        except BadTemplate as error:
            yield form, None, f"this template cannot be read: {error}"


def _names(parts: Template) -> Iterator[str]:
    """The parts spoken of; `to.noun` is a part of `to`, and the verb itself may be written out."""
    return (name.partition(".")[0] for name in slots(parts) if name not in _FREE)


def _listed(numbers: list[str]) -> str:
    found = sorted(numbers, key=int)
    return f"the number {found[0]}" if len(found) == 1 else f"the numbers {', '.join(found)}"


def _quoted(marks: Counter[str] | set[str] | frozenset[str]) -> str:
    return ", ".join(f"`{mark.strip('`')}`" for mark in sorted(marks))
