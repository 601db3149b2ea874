"""The values of a search made ready for comparing, field by field when first needed; every comparison is one pass."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

from cc_tools.database.card_search.conditions import (
    Condition,
    Either,
    Every,
    HasAny,
    HasCode,
    HasNumber,
    HasRaw,
    HasText,
    HasWord,
    Inverse,
)
from cc_tools.database.card_search.specification import Specification
from cc_tools.database.card_search.values import Values
from cc_tools.model.text import Language

Positions = frozenset[int]
_Made = TypeVar("_Made")


def plain(text: str) -> str:
    """Text for comparing codes and operations as written: in form NFKC, lower case, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).lower().split())


class Index:
    """Answers conditions with the positions of cards."""

    def __init__(self, values: Values, spec: Specification) -> None:
        self.values = values
        self._spec = spec
        self._everything = frozenset(range(len(values.cards)))
        self._words: dict[str, dict[str, Positions]] = {}
        self._texts: dict[tuple[str, Language], list[str]] = {}
        self._codes: dict[str, list[tuple[str, ...]]] = {}

    def fitting(self, condition: Condition) -> Positions:
        """The positions of the cards that meet a condition."""
        match condition:
            case Every():
                found = self._everything
                for part in condition.parts:
                    found = found & self.fitting(part)
                return found
            case Either():
                return frozenset[int]().union(*(self.fitting(part) for part in condition.parts))
            case Inverse():
                return self._everything - self.fitting(condition.inner)
            case HasWord():
                known = _once(self._words, condition.field, lambda: self._by_word(condition.field))
                return frozenset[int]().union(*(known.get(word, frozenset()) for word in condition.words))
            case _:
                return frozenset(self._compared(condition))

    def _compared(self, condition: HasNumber | HasText | HasCode | HasRaw | HasAny) -> Iterable[int]:
        match condition:
            case HasNumber():
                return self._numbers(condition)
            case HasText():
                return self._with_text(condition)
            case HasCode():
                return self._with_code(condition)
            case HasRaw():
                wanted = plain(condition.text)
                codes = self._codes_of(condition.field)
                if condition.whole:
                    return (i for i, texts in enumerate(codes) if wanted in texts)
                return (i for i, texts in enumerate(codes) if any(wanted in text for text in texts))
            case HasAny():
                return (i for i, values in enumerate(self.values.column(condition.field, "en")) if values)

    def _by_word(self, field: str) -> dict[str, Positions]:
        found: dict[str, set[int]] = {}
        for position, words in enumerate(self.values.column(field, "en")):
            for word in words:
                found.setdefault(str(word), set()).add(position)
        return {word: frozenset(positions) for word, positions in found.items()}

    def _numbers(self, condition: HasNumber) -> Iterable[int]:
        for position, numbers in enumerate(self.values.column(condition.field, "en")):
            for number in numbers:
                if isinstance(number, int) and any(_within(number, ends) for ends in condition.ranges):
                    yield position
                    break

    def _with_text(self, condition: HasText) -> Iterable[int]:
        held = self.texts(condition.field, condition.language)
        for needle in condition.needles:
            yield from (i for i, text in enumerate(held) if needle in text)

    def _with_code(self, condition: HasCode) -> Iterable[int]:
        for position, codes in enumerate(self._codes_of(condition.field)):
            bare = (code.partition("/")[0] for code in codes)
            is_one = any(code in condition.wholes for code in (*codes, *bare))
            if is_one or any(code.startswith(condition.starts) for code in codes):
                yield position

    def _codes_of(self, field: str) -> list[tuple[str, ...]]:
        column = self.values.column
        return _once(
            self._codes, field, lambda: [tuple(plain(str(value)) for value in values) for values in column(field, "en")]
        )

    def texts(self, field: str, language: Language) -> list[str]:
        """All texts of a field on each card as one string: each folded, in lines, with a space at both ends."""
        language = language if self._spec.fields[field].local else "en"
        return _once(self._texts, (field, language), lambda: self._folded(field, language))

    def _folded(self, field: str, language: Language) -> list[str]:
        spelled = self._spec.folding.spelled
        known: dict[object, str] = {}
        found = []
        for values in self.values.column(field, language):
            for value in values:
                if value not in known:
                    known[value] = "".join(f" {spelling} \n" for spelling in spelled(str(value)))
            found.append("\n" + "".join(known[value] for value in values))
        return found


_Key = TypeVar("_Key")


def _once(known: dict[_Key, _Made], key: _Key, make: Callable[[], _Made]) -> _Made:
    if key not in known:
        known[key] = make()
    return known[key]


def _within(number: int, ends: tuple[int | None, int | None]) -> bool:
    low, high = ends
    return (low is None or low <= number) and (high is None or number <= high)
