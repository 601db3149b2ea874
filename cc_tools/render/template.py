"""Templates of phrases: `{verb} {object}[ to {to}]`.

{name}          the part of that name
{name:form}     the part in a form: a mood, a number, a case
{name:form@x}   the part agreeing with part x (`@@`: with what the whole agrees with)
{name~a|b}      the wording that agrees with the part (in English singular|plural)
[ … ]           left out unless every part named directly in it is there
[if name: … ]   the wording alone, if the part is there
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Literal:
    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    name: str
    form: str | None = None
    agrees: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    name: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Optional:
    pieces: tuple[Piece, ...]
    needs: frozenset[str]


Piece = Literal | Slot | Choice | Optional
Template = tuple[Piece, ...]

_MARK = re.compile(r"\{([^{}]*)\}|(\[(?:if ([\w.-]+):)?)|(\])")
_SLOT = re.compile(r"(?P<name>[\w.-]+)(?::(?P<form>[\w-]+))?(?:@(?P<agrees>[\w.-]+|@))?")


class BadTemplate(ValueError):  # noqa: N818 (named for what it is)
    """The template cannot be read: a bracket is not closed, or a slot has no name."""


@cache
def template(text: str) -> Template:
    """Read a template. Raises BadTemplate with the reason."""
    stack: list[tuple[list[Piece], set[str]]] = [([], set())]
    last = 0
    for mark in _MARK.finditer(text):
        if mark.start() > last:
            stack[-1][0].append(Literal(text[last : mark.start()]))
        last = mark.end()
        if mark[2] is not None:
            stack.append(([], {mark[3]} if mark[3] else set()))
        elif mark[4] is not None:
            if len(stack) == 1:
                raise BadTemplate("`]` closes nothing")
            pieces, needs = stack.pop()
            stack[-1][0].append(Optional(tuple(pieces), frozenset(needs) | _direct(pieces)))
        else:
            stack[-1][0].append(_slot(mark[1]))
    if len(stack) > 1:
        raise BadTemplate("`[` is not closed")
    if last < len(text):
        stack[-1][0].append(Literal(text[last:]))
    return tuple(stack[0][0])


def _slot(inner: str) -> Piece:
    name, tilde, options = inner.partition("~")
    if tilde:
        return Choice(name, tuple(options.split("|")))
    found = _SLOT.fullmatch(inner)
    if found is None:
        raise BadTemplate(f"`{{{inner}}}` is no slot")
    return Slot(found["name"], found["form"], found["agrees"])


def _direct(pieces: list[Piece]) -> frozenset[str]:
    return frozenset(piece.name for piece in pieces if isinstance(piece, Slot))


def slots(pieces: Template) -> Iterator[str]:
    """The names of all parts that a template speaks of."""
    for piece in pieces:
        if isinstance(piece, Optional):
            yield from piece.needs
            yield from slots(piece.pieces)
        elif isinstance(piece, (Slot, Choice)):
            yield piece.name


def spoken(pieces: Template) -> Iterator[Slot]:
    """The slots of a template in order."""
    for piece in pieces:
        if isinstance(piece, Optional):
            yield from spoken(piece.pieces)
        elif isinstance(piece, Slot):
            yield piece
