"""What a language module answers: the forms of its words. Everything else about a sentence is template.

A language derives from `Morphology` and overrides what differs. The agreement class it gives with a word (`fp` for a
feminine plural, a counter in Japanese) comes back wherever a template lets something agree with that word; the rules
pass it on and never look into it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from babel import Locale

from cc_tools.model.text import Language
from cc_tools.render.tokens import Token

Forms = Mapping[str, Any]
Separators = tuple[str, str, str, str]


class Morphology(ABC):
    """The forms of one language. `language` is the key of its texts, `locale` Babel's name for it."""

    language: ClassVar[Language]
    locale: ClassVar[str]

    @cached_property
    def _babel(self) -> Locale:
        return Locale.parse(self.locale)

    def count(self, number: int) -> str:
        """The form of a noun after a number: `singular` or `plural`, by Babel's rule."""
        return "singular" if self._babel.plural_form(number) == "one" else "plural"

    def separators(self, style: str) -> Separators:
        """What stands between two things, after the first, between others and before the last of more than two."""
        patterns = self._babel.list_patterns[style]
        two, start, middle, end = (
            patterns[place].removeprefix("{0}").removesuffix("{1}") for place in ("2", "start", "middle", "end")
        )
        return two, start, middle, end

    @abstractmethod
    def word(self, part: str, forms: Forms, form: str, agree: str) -> tuple[str, str]:
        """The text of a noun, adjective, label, name or phrase in a form, and the agreement class it gives.

        `forms` are the fields of the term in this language, `agree` is the class of what it stands with, or empty.
        """

    @abstractmethod
    def verb(self, forms: Forms, form: str) -> str:
        """The text of a verb in a form: `imperative` (also where the form is empty), `infinitive`, `third` …"""

    def participle(self, forms: Forms, form: str, agree: str) -> str:
        """The participle of a verb, agreeing with the noun it describes (`drawn` in `the drawn cards`)."""
        del agree
        return self.verb(forms, form)

    def label(self, part: str, forms: Forms) -> str:
        """A kind of operation or a flag, as it heads an operation."""
        del part
        text: str = forms["text"]
        return text.upper()

    @abstractmethod
    def ordinal(self, place: int, agree: str) -> str:
        """`first`, `second` … for a thing of an agreement class."""

    @abstractmethod
    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        """Which wording of `{name~a|b}` goes with an agreement class."""

    def coordinated(self, classes: Sequence[str]) -> str:
        """The agreement class of things side by side (`a Person or Ally`), from theirs in order."""
        return classes[-1] if classes else ""

    def number(self, number: int, agree: str) -> str:
        """A number before or after a thing of an agreement class (with its counter, where there is one)."""
        del agree
        return str(number)

    def sentence(self, tokens: list[Token]) -> list[Token]:
        """A statement as a sentence: with a capital where the language has them."""
        return tokens

    def finish(self, tokens: list[Token]) -> list[Token]:
        """The last touch on the whole: contractions, articles before vowels."""
        return tokens
