"""What a query looks like once it is read: nodes with their places, in characters from 0, ends exclusive."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.database.card_search.specification import Compare

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the alternatives of a value, without its quotes; `quoted` if any of it stood in quotes."""

    text: str
    quoted: bool
    place: Place


@dataclass(frozen=True, slots=True)
class Named:
    """The field of a term as written, and how the value is compared."""

    field: str
    place: Place
    compare: Compare
    compare_place: Place


@dataclass(frozen=True, slots=True)
class Term:
    """`field:value`, or a value alone."""

    named: Named | None
    parts: tuple[Part, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Negation:
    inner: Node


@dataclass(frozen=True, slots=True)
class All:
    """Every one has to hold."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """One has to hold."""

    parts: tuple[Node, ...]


Node = Term | Negation | All | Any
