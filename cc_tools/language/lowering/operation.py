"""An operation's head and statements as instructions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cc_tools.language.lowering.code import Code
from cc_tools.language.lowering.statements import held_until_placed, statements
from cc_tools.language.lowering.uses import uses
from cc_tools.language.signature import Signature
from cc_tools.model.instructions import Program
from cc_tools.model.tree import Act, Effect, NounPhrase, Operation, Requires, Word


def lower(operation: Operation, name: str, verbs: Mapping[str, Signature], attack: str | None = None) -> Program:
    """The program of an operation under the name that frames know it by; `attack` is the flag of attacks, if any.

    Continuous effects have no instructions: they hold as long as their operation does. A verb that says nothing about
    lowering raises LookupError.
    """
    code = Code(verbs)
    code.later = held_until_placed(operation, verbs)
    code.uses = uses(operation)
    opening = statements(code, operation, attacks=attack is not None and attack in operation.flags)
    requires = []
    for statement in operation.body:
        if not isinstance(statement, Requires):
            break
        requires.append(statement.condition)
    return Program(name, code.finished(), operation.kind, operation.flags, tuple(requires), opening)


def without(operation: Operation, words: frozenset[str]) -> Operation:
    """The operation without the steps whose verb acts on one of these words."""
    body = []
    for statement in operation.body:
        if isinstance(statement, Act):
            left = tuple(
                step for step in statement.steps if not (isinstance(step.core, Effect) and _names(step.core, words))
            )
            statement = replace(statement, steps=left)
        body.append(statement)
    return replace(operation, body=tuple(body))


def _names(effect: Effect, words: frozenset[str]) -> bool:
    groups = effect.object.groups if isinstance(effect.object, NounPhrase) else ()
    return any(isinstance(atom, Word) and atom.name in words for group in groups for atom in group.atoms)


def renamed(program: Program, name: str) -> Program:
    """The same program under another name."""
    return replace(program, name=name)
