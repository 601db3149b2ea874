"""A passage: one thing to translate, with its wordings, the languages that need it, and where each wording stands."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Literal

from cc_tools.diagnostics import Position, Span
from cc_tools.load import Node, Scalar, Steps
from cc_tools.model.text import Language
from cc_tools.model.translated import Foreign, Translated

Style = Literal["name", "sentence", "term", "template"]
"""What a passage is made of: it says which checks make sense."""
Forms = Mapping[str, str]
"""The texts of one wording by form; the only one under the empty name."""

LANGUAGE_NAMES: Mapping[Language, str] = {"en": "English", "pt": "Portuguese", "es": "Spanish", "ja": "Japanese"}
_LETTERS = "abcdefghijklmnop"
_LENGTH = 10


class State(StrEnum):
    """What a language has of a passage. Stale is also what nobody has said to be made from any English text."""

    TRANSLATED = "translated"
    STALE = "stale"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Places:
    """Where wordings stand: the node of a record, and the path of each language in it."""

    node: Node
    paths: Mapping[Language, Steps] = field(default_factory=dict)

    def span(self, language: Language, form: str = "") -> Span:
        """The place of a wording, or of one form of it; of one that is missing, the place of the English text."""
        return self.node.at(self._path(language, form)).head

    def within(self, language: Language, form: str, start: int, end: int) -> Span:
        """The place of characters `start` to `end` of one form."""
        node = self.node.at(self._path(language, form))
        return node.place(start, end) if isinstance(node, Scalar) else node.head

    def beside(self, language: Language, key: str) -> Span:
        """The place of what stands under another key beside a wording (a reading)."""
        return self.node.at((*self._path(language, "")[:-1], key)).head

    def _path(self, language: Language, form: str) -> Steps:
        path = self.paths.get(language) or self.paths.get("en", ())
        return (*path, *form.split(".", 1)) if form else path


@dataclass(frozen=True, slots=True)
class FileStart:
    """The place of a passage that is written nowhere yet: the first line of the file it belongs beside."""

    file: str

    def span(self, language: Language, form: str = "") -> Span:  # noqa: ARG002
        """The first place of the file."""
        return Span(self.file, Position(1, 1), Position(1, 1))

    def within(self, language: Language, form: str, start: int, end: int) -> Span:  # noqa: ARG002
        """The same."""
        return self.span(language)

    def beside(self, language: Language, key: str) -> Span:  # noqa: ARG002
        """The same."""
        return self.span(language)


@dataclass(frozen=True)
class Passage:
    """One thing to translate. `key` is unique among the passages whose marks stand in one file.

    `needs` are the languages without which it is not complete; one that has a wording although it needs none is
    checked all the same. `reading` is the kana of a Japanese name.
    """

    key: str
    kind: str
    style: Style
    wordings: Mapping[Language, Forms]
    needs: frozenset[Language]
    places: Places | FileStart
    reading: str | None = None

    @property
    def source(self) -> Forms:
        """The English wording; empty where there is none."""
        return self.wordings.get("en", {})

    @cached_property
    def mark(self) -> str:
        """The hash of the English wording."""
        return mark(self.source)

    def state(self, language: Foreign, known: Translated) -> State:
        """What a language has of the passage."""
        if language not in self.wordings:
            return State.MISSING
        return State.TRANSLATED if known.made_from(self.key, language) == self.mark else State.STALE


def mark(forms: Forms) -> str:
    """A short hash (40 bits of SHA-256) of a wording in ten letters."""
    text = json.dumps(dict(forms), ensure_ascii=False, sort_keys=True)
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LENGTH]
    return "".join(_LETTERS[int(digit, 16)] for digit in digest)
