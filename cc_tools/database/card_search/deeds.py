"""What an operation does, waits for, costs and gains, read from its tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.database.trees import walk
from cc_tools.model import tree
from cc_tools.model.tree import Operation


@dataclass(frozen=True, slots=True)
class Deeds:
    """Words of one operation by what they are in it, each once, in the order written."""

    does: tuple[str, ...]
    on: tuple[str, ...]
    costs: tuple[str, ...]
    gains: tuple[str, ...]


def deeds(operation: Operation, all_costs: bool, spending: frozenset[str], gaining: frozenset[str]) -> Deeds:
    """The deeds of an operation. Where `all_costs` every step is a cost; `spending` and `gaining` are verbs."""
    nodes = list(walk(operation))
    effects = [node for node in nodes if isinstance(node, tree.Effect)]
    paid = [effect for effect in effects if effect.verb in spending]
    for act in nodes:
        if isinstance(act, tree.Act):
            steps = (*act.cost, *act.steps) if all_costs else act.cost
            paid += [node for node in walk(steps) if isinstance(node, tree.Effect)]
    return Deeds(
        does=_once(effect.verb for effect in effects),
        on=_once(node.verb for node in nodes if isinstance(node, tree.Event)),
        costs=_once(word for effect in paid for word in (effect.verb, *_objects(effect))),
        gains=_once(word for effect in effects if effect.verb in gaining for word in _objects(effect)),
    )


def _objects(effect: tree.Effect) -> Iterator[str]:
    """The words for what an effect acts on, without those that are denied and without where it is."""
    if isinstance(effect.object, tree.NounPhrase):
        for node in walk(effect.object.groups):
            if isinstance(node, tree.Word) and not node.negated:
                yield node.name


def _once(words: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))
