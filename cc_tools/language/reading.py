"""One operation string, or a condition alone, read: parsed, elaborated and checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic, within_operation
from cc_tools.language import codes, elaborate
from cc_tools.language.check import check, check_condition
from cc_tools.language.dialect import Dialect
from cc_tools.language.elaborate.conditions import condition as elaborate_condition
from cc_tools.language.elaborate.context import Bound, Context
from cc_tools.language.everyday import conditions_first, look_alikes, told
from cc_tools.language.repair import mend
from cc_tools.language.syntax import DeadEnd, Parsed, parse
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Condition, Operation, Word


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a string: its tree, unless it cannot be parsed, and its findings in columns of the string."""

    operation: Operation | None
    findings: tuple[Diagnostic, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether there is a tree and nothing is wrong with it."""
        return self.operation is not None and not self.findings


def read(text: str, dialect: Dialect, received: tuple[str, ...] = ()) -> Reading:
    """Read an operation string. `received` are names that another operation has bound (a goal's, for its reward)."""
    meant, alike = look_alikes(text)
    if alike:
        rest = read(meant, dialect, received) if len(meant) == len(text) else Reading(None)
        return Reading(rest.operation, (*alike, *rest.findings))
    reading = _read(text, dialect, received)

    def again(changed: str) -> tuple[Diagnostic, ...]:
        return _read(changed, dialect, received).findings

    findings = told(text, reading.findings, dialect, again)
    return Reading(reading.operation, conditions_first(text, findings, again))


def _read(text: str, dialect: Dialect, received: tuple[str, ...]) -> Reading:
    tree = parse(text)
    match tree:
        case Diagnostic():
            return Reading(None, (tree,))
        case DeadEnd():
            return Reading(None, (mend(tree, dialect, lambda changed: _trial(changed, dialect, received)),))
        case _:
            return _typed(tree, dialect, received)


def _typed(tree: Parsed, dialect: Dialect, received: tuple[str, ...]) -> Reading:
    context = Context(dialect, bindings={name: Bound((0, 0), "any", used=True) for name in received})
    operation = elaborate.operation(context, tree)
    return Reading(operation, (*context.findings, *check(operation, dialect)))


def _trial(text: str, dialect: Dialect, received: tuple[str, ...]) -> int | None:
    """How many findings a changed text has, or None where it still cannot be parsed."""
    tree = parse(text)
    if isinstance(tree, (Diagnostic, DeadEnd)):
        return None
    return len(_typed(tree, dialect, received).findings)


@dataclass(frozen=True, slots=True)
class ConditionReading:
    """What came of a condition: its tree, unless it cannot be parsed, and its findings in columns of the string."""

    condition: Condition | None
    findings: tuple[Diagnostic, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether there is a tree and nothing is wrong with it."""
        return self.condition is not None and not self.findings


def read_condition(text: str, dialect: Dialect) -> ConditionReading:
    """Read a condition that stands in no operation: nothing is named or done before it, and no card is `this`."""
    meant, alike = look_alikes(text)
    if alike:
        rest = read_condition(meant, dialect) if len(meant) == len(text) else ConditionReading(None)
        return ConditionReading(rest.condition, (*alike, *rest.findings))
    reading = _read_condition(text, dialect)
    findings = told(text, reading.findings, dialect, lambda changed: _read_condition(changed, dialect).findings)
    return ConditionReading(reading.condition, findings)


def _read_condition(text: str, dialect: Dialect) -> ConditionReading:
    tree = parse(text, "cond")
    match tree:
        case Diagnostic():
            return ConditionReading(None, (tree,))
        case DeadEnd():
            return ConditionReading(None, (mend(tree, dialect, lambda changed: _condition_trial(changed, dialect)),))
        case _:
            return _typed_condition(tree, dialect)


def _typed_condition(tree: Parsed, dialect: Dialect) -> ConditionReading:
    context = Context(dialect)
    made = elaborate_condition(context, tree)
    return ConditionReading(made, (*context.findings, *check_condition(made, dialect), *_of_no_card(made)))


def _of_no_card(made: Condition) -> Iterator[Diagnostic]:
    for node in nodes(made):
        if isinstance(node, Word) and (node.name, node.sense) == ("this", "pronoun"):
            message = "`this` is the card whose operation it is, and here is none; name the card, such as `@earth`"
            yield Diagnostic(codes.MISPLACED_STATEMENT, message, within_operation(*node.span))


def _condition_trial(text: str, dialect: Dialect) -> int | None:
    tree = parse(text, "cond")
    if isinstance(tree, (Diagnostic, DeadEnd)):
        return None
    return len(_typed_condition(tree, dialect).findings)
