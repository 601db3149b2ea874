"""What an operation is certain to do with the things it has selected: only what that can act on is offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cc_tools.language.walk import nodes
from cc_tools.model.tree import Act, Block, Effect, NounPhrase, Operation, Statement, Step, Variable


def uses(operation: Operation) -> Mapping[str, tuple[str, ...]]:
    """By name what follows for certain, as verbs: `log` for `log $l`, `send to` for `send away-team to $l`.

    A step that is optional, conditional or behind a cost is not certain.
    """
    found: dict[str, list[str]] = {}
    for statements in _blocks(operation):
        for name, steps in _bound(statements):
            for step in steps:
                found.setdefault(name, []).extend(_acts_on(step, name))
    return {name: tuple(dict.fromkeys(verbs)) for name, verbs in found.items()}


def _blocks(operation: Operation) -> Iterator[tuple[Statement, ...]]:
    yield operation.body
    for node in nodes(operation):
        if isinstance(node, Block):
            yield node.statements


def _bound(statements: tuple[Statement, ...]) -> Iterator[tuple[str, list[Step]]]:
    """The names that steps of a block give, each with the steps that follow for certain."""
    acts = [one for one in statements if isinstance(one, Act)]
    for number, act in enumerate(acts):
        later = [step for one in acts[number + 1 :] for step in _certain(one)]
        for steps, then in ((act.cost, []), (act.steps, later)):
            for index, step in enumerate(steps):
                if isinstance(step.core, Effect) and step.core.bind:
                    yield step.core.bind.name, [*_forced(steps[index + 1 :]), *then]


def _certain(act: Act) -> Iterable[Step]:
    return () if act.unless else _forced(act.cost or act.steps)


def _forced(steps: tuple[Step, ...]) -> list[Step]:
    return [step for step in steps if not step.actors and isinstance(step.core, Effect)]


def _acts_on(step: Step, name: str) -> Iterator[str]:
    effect = step.core
    assert isinstance(effect, Effect)
    if isinstance(effect.object, NounPhrase) and _is(effect.object, name):
        yield effect.verb
    for one in effect.arguments:
        if getattr(one, "preposition", None) == "to" and _is(one.noun, name):
            yield f"{effect.verb} to"


def _is(noun: NounPhrase, name: str) -> bool:
    atoms = [atom for group in noun.groups for atom in group.atoms]
    return len(atoms) == 1 and isinstance(atoms[0], Variable) and atoms[0].name == name
