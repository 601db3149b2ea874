"""A query with its names settled: what is left to do is to compare."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.model.text import Language


@dataclass(frozen=True, slots=True)
class HasWord:
    """The field has one of these words."""

    field: str
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class HasNumber:
    """The field has a number in one of these ranges, both ends included; an end that is None is open."""

    field: str
    ranges: tuple[tuple[int | None, int | None], ...]


@dataclass(frozen=True, slots=True)
class HasText:
    """The field holds one of these stretches of folded text (see `Texts`)."""

    field: str
    language: Language
    needles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HasCode:
    """The field has a code that begins with one of `starts`, or is one of `wholes`, also without what follows a `/`."""

    field: str
    starts: tuple[str, ...] = ()
    wholes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HasRaw:
    """The field holds this text, signs included, or is it."""

    field: str
    text: str
    whole: bool


@dataclass(frozen=True, slots=True)
class HasAny:
    """The field has a value."""

    field: str


@dataclass(frozen=True, slots=True)
class Inverse:
    inner: Condition


@dataclass(frozen=True, slots=True)
class Every:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either:
    parts: tuple[Condition, ...]


Condition = HasWord | HasNumber | HasText | HasCode | HasRaw | HasAny | Inverse | Every | Either
EVERYTHING = Every(())
