"""What a typed tree must satisfy beyond the types of its parts: one module for each sort of law."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Diagnostic
from cc_tools.language.check.actors import actors
from cc_tools.language.check.found import Found
from cc_tools.language.check.kinds import kinds
from cc_tools.language.check.nouns import noun
from cc_tools.language.check.numbers import numbers
from cc_tools.language.check.statements import statements
from cc_tools.language.dialect import Dialect
from cc_tools.model.tree import Condition, NounPhrase, Operation, Step

__all__ = ["check", "check_condition"]


def check(operation: Operation, dialect: Dialect) -> Iterator[Diagnostic]:
    """Findings about the operation as a whole."""
    found = Found(operation)
    yield from _parts(found, dialect)
    if any(step.actors for step in found.of(Step)):
        yield from actors(operation)
    yield from kinds(operation, found, dialect)


def check_condition(condition: Condition, dialect: Dialect) -> Iterator[Diagnostic]:
    """Findings about a condition that stands alone."""
    yield from _parts(Found(condition), dialect)


def _parts(found: Found, dialect: Dialect) -> Iterator[Diagnostic]:
    for phrase in found.of(NounPhrase):
        yield from noun(phrase, dialect)
    yield from numbers(found)
    yield from statements(found)
