"""Whether a translated rule names the same terms of the game as its English text: a reading of words, not of sense.

English is searched for the forms of each term. The translation must then hold a word that begins like one of the
term's forms in that language. What the vocabulary cannot know (short forms, words of another part of speech, English
words in their everyday sense) stands in `tests.rulebook.term_words` for each game, with reasons.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.markup import spans
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.term import Term
from cc_tools.model.text import Language
from tests.rulebook.term_words import WORDS, Words

_NO_FORMS = frozenset(
    {"gender", "article", "preposition", "state", "state_plural", "reading", "counter", "counters", "particle", "tail"}
)
_INFINITIVE = re.compile(r"\w{2,}[aei]r")
_STEM_OF_JAPANESE = re.compile(r"[\u3400-\u9fff\u30a0-\u30ffー々]+")
_FILLERS = frozenset({"de", "del", "do", "da", "la", "el", "o", "a", "em", "en", "que", "no", "no.", "the"})


@dataclass(frozen=True, slots=True)
class Missing:
    """A term that English names, by the word read there, and that the translation does not name."""

    word: str
    terms: tuple[str, ...]


@dataclass(frozen=True)
class Terms:
    """The terms that are looked for, and the words of the game beside them."""

    terms: tuple[Term, ...]
    words: Words

    def missing(self, english: str, translated: str, language: Language) -> Iterator[Missing]:
        """What `english` names and `translated` does not, each word once. Both may hold markup."""
        plain, folded = self._everyday_gone(_words(english)), _folded(_words(translated), language)
        for word in dict.fromkeys(hit.group() for hit in self._pattern.finditer(plain)):
            meant = self._by_form.get(word) or self._by_form[_small(word)]
            if not any(self._named(term, folded, language) for term in meant):
                yield Missing(word, tuple(term.id for term in meant))

    def is_excused(self, missing: Missing, english: str, language: Language) -> bool:
        """Whether this one sentence may name the thing without the word."""
        said = ((word, part) for one, word, part in self.words.excused if one == language)
        return any(word == missing.word and part in english for word, part in said)

    @cached_property
    def _by_form(self) -> Mapping[str, tuple[Term, ...]]:
        found: dict[str, tuple[Term, ...]] = {}
        for term in self.terms:
            for form in dict.fromkeys(self._english(term)):
                found[form] = (*found.get(form, ()), term)
        return found

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest = sorted({either for form in self._by_form for either in (form, _large(form))}, key=len, reverse=True)
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b")

    @cached_property
    def _beginnings(self) -> Mapping[tuple[str, Language], tuple[re.Pattern[str], ...]]:
        languages: tuple[Language, ...] = ("pt", "es", "ja")
        return {(term.id, one): tuple(self._beginning(term, one)) for term in self.terms for one in languages}

    def _english(self, term: Term) -> Iterator[str]:
        """Every form in which English may name a term."""
        en = term.en
        yield en.text
        yield from self.words.also_in_english.get(term.id, ())
        if term.part == "noun":
            yield en.plural or f"{en.text}s"
        yield from (form for form in (en.third, en.participle, en.gerund) if form is not None)

    def _beginning(self, term: Term, language: Language) -> Iterator[re.Pattern[str]]:
        """How a word of the translation begins that names the term."""
        for word in self.words.also.get(language, {}).get(term.id, ()):
            yield re.compile(_start(word, language))
        forms = getattr(term, language)
        if language == "ja":
            yield from (re.compile(re.escape(stem)) for stem in _japanese(term))
        elif getattr(forms, "tail", None):
            yield _in_order(forms.tail, language)
        else:
            values = (value for name, value in forms if name not in _NO_FORMS and isinstance(value, str))
            yield from (_in_order(value, language) for value in values)

    def _everyday_gone(self, english: str) -> str:
        for phrase in self.words.everyday:
            english = re.sub(phrase, "…", english)
        return english

    def _named(self, term: Term, folded: str, language: Language) -> bool:
        return any(pattern.search(folded) for pattern in self._beginnings[term.id, language])


def _in_order(form: str, language: Language) -> re.Pattern[str]:
    """The words of a form, each by its beginning, with few others between."""
    heads = [_start(_stem(word), language) for word in re.findall(r"\w+", form) if word.lower() not in _FILLERS]
    return re.compile(r"\w*(?:\W+\w+){0,2}?\W+".join(heads))


def _stem(word: str) -> str:
    """A verb without its ending, any other word without what a plural changes."""
    if _INFINITIVE.fullmatch(word):
        return word[:-2]
    return word if len(word) < 5 else word[:-2]


def _start(word: str, language: Language) -> str:
    return re.escape(word) if language == "ja" else rf"\b{re.escape(_folded(word, language))}"


def _japanese(term: Term) -> Iterator[str]:
    for form in filter(None, (term.ja.text, term.ja.noun)):
        if term.part != "verb":
            yield form
        elif (stem := _STEM_OF_JAPANESE.match(form)) is not None:
            yield stem.group()


def _words(text: str) -> str:
    return "".join(span.text for span in spans(text))


def _folded(text: str, language: Language) -> str:
    """Without accents and in small letters; Japanese as it is."""
    if language == "ja":
        return text
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _large(form: str) -> str:
    return form[:1].upper() + form[1:]


def _small(form: str) -> str:
    return form[:1].lower() + form[1:]


def looked_for(game: GameCatalog) -> Terms:
    """The terms of a game's glossary, and those that its rules name all the time."""
    words = WORDS[game.game.id]
    topics = (topic for section in Rulebook.of(game).sections for topic in section.topics)
    listed = frozenset(one.id for topic in topics for one in topic.terms)
    wanted = (term for term in game.terms if term.id in listed or term.id.startswith(words.beside_the_glossary))
    return Terms(tuple(term for term in wanted if term.id not in words.not_looked_for), words)
