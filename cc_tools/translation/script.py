"""Whether a translation is in its own language: its letters, its common words, its punctuation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cc_tools.model.text import Language
from cc_tools.translation.passage import LANGUAGE_NAMES, Passage, Style

JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff々〆ー]")
_LETTER = re.compile(r"[^\W\d_]")
_SPACES = re.compile(r" {2,}")
_LATIN_SIGN = re.compile(r"(?<=[\u3040-\u30ff\u3400-\u9fff々ー）」》』])[,.!?;:](?![\w.])")
_STRANGE_LETTERS: Mapping[Language, re.Pattern[str]] = {
    "pt": re.compile(r"[ñÑ¿¡]"),
    "es": re.compile(r"[ãõçêôâàÃÕÇÊÔÂÀ]"),
}
_NO_WORDS = re.compile(r"others|class-.*")
"""Forms of a phrase that say how another one is used."""
_TOKEN = re.compile(r"[^\W\d_]+")
_APART = re.compile(r"\[if [\w.-]+:|\{[^{}]*\}|`[^`]*`|\([a-z0-9-]+\)|（[a-z0-9-]+）")
"""What is no word of the language: placeholders, codes, values of options."""
_ENGLISH_RUN = re.compile(r"[A-Za-z]*[a-z]{2,}(?: [a-z]{2,})+")
_COMMON: Mapping[Language, str] = {
    "en": (
        "the of and is are with you your when this that to from card cards which it not may if they their them each "
        "its has have only does was were by for at be than one two player opponent"
    ),
    "pt": (
        "não você uma um o do da dos das ao à aos às com em são é os seu sua seus suas pelo pela quando sem mais "
        "até também ser pode podem ou isso na nas as ele ela nenhum nenhuma jogador oponente já tem têm eu meu minha "
        "depois quem há"
    ),
    "es": (
        "el la los las una un del al con en y su sus tu tus es son cuando sin más hasta también ser puede puedes "
        "pueden o eso esto lo hay cuándo dónde qué ella jugador oponente rival ya tiene tienen yo mi después quién"
    ),
}
_ENDINGS: Mapping[Language, tuple[str, ...]] = {"pt": ("ção", "ções"), "es": ("ción", "ciones")}
_COMMON_WORDS = {language: frozenset(words.split()) for language, words in _COMMON.items()}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with characters `start` to `end` of one form; the whole form where both are 0."""

    form: str
    message: str
    start: int = 0
    end: int = 0


def faults(passage: Passage, language: Language, kept: tuple[str, ...] = ()) -> Iterator[Fault]:
    """What in a translation is of another language. `kept` are names that stay English."""
    for form, text in passage.wordings[language].items():
        if passage.style == "template" and _NO_WORDS.fullmatch(form):
            continue
        english = passage.source.get(form, "")
        yield from (Fault(form, *found) for found in _signs(text, language, passage.style))
        if language == "ja":
            yield from (Fault(form, *found) for found in _japanese(text, english, passage.style))
        elif passage.style == "sentence":
            yield from (Fault(form, *found) for found in _western(text, language, kept))


def _signs(text: str, language: Language, style: Style) -> Iterator[tuple[str, int, int]]:
    for hit in _SPACES.finditer(text):
        yield "two spaces in a row", hit.start(), hit.end()
    if text != text.strip() and style != "template":
        yield "a space at the beginning or the end", 0, 0
    strange = _STRANGE_LETTERS.get(language)
    for hit in strange.finditer(text) if strange is not None else ():
        yield f"`{hit[0]}` is not written in {LANGUAGE_NAMES[language]}", hit.start(), hit.end()
    japanese = JAPANESE.search(text) if language != "ja" else None
    if japanese is not None:
        yield f"`{japanese[0]}` is Japanese", japanese.start(), japanese.end()
    for hit in _LATIN_SIGN.finditer(text) if language == "ja" else ():
        yield f"`{hit[0]}` behind Japanese; Japanese has a sign of its own", hit.start(), hit.end()


def _japanese(text: str, english: str, style: Style) -> Iterator[tuple[str, int, int]]:
    bare = _APART.sub(lambda hit: " " * len(hit[0]), text)
    if JAPANESE.search(bare):
        for hit in _ENGLISH_RUN.finditer(bare) if style in ("sentence", "template") else ():
            yield f"`{hit[0]}` is English", hit.start(), hit.end()
    elif style == "sentence" or (style != "term" and text != english and len(_LETTER.findall(bare)) > 1):
        yield "no Japanese character in a Japanese text", 0, 0


def _western(text: str, language: Language, kept: tuple[str, ...]) -> Iterator[tuple[str, int, int]]:
    bare = _APART.sub(" ", text)
    for name in kept:
        bare = bare.replace(name, " ")
    words = [word.casefold() for word in _TOKEN.findall(bare) if not _is_capitals(word)]
    counts = {other: _count(words, other) for other in _COMMON_WORDS}
    most = max(counts, key=lambda other: (counts[other], other == language))
    if most != language and counts[most] > counts[language]:
        yield f"this reads like {LANGUAGE_NAMES[most]}", 0, 0


def _is_capitals(word: str) -> bool:
    """Whether it is written like what is printed in capitals in every language, names of actions for example."""
    return len(word) > 1 and word.isupper()


def _count(words: list[str], language: Language) -> int:
    """How many words are surely of a language."""
    common, endings = _COMMON_WORDS[language], _ENDINGS.get(language, ())
    return sum(word in common or word.endswith(endings) for word in words)


def is_copied(passage: Passage, language: Language) -> Iterator[str]:
    """The forms of a translation that are word for word the English ones, although they are no names."""
    for form, text in passage.wordings[language].items():
        if text == passage.source.get(form) and _is_prose(text, passage.style):
            yield form


def _is_prose(text: str, style: Style) -> bool:
    """Whether a text says something in words that differ between languages: two words in small letters."""
    if style == "name":
        return False
    words = _TOKEN.findall(_APART.sub(" ", text))
    small = [word for word in words if len(word) > 1 and word.islower()]
    return len(small) > 1
