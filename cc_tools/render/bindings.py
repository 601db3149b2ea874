"""Names of the tree as descriptions: what `draw 2 as $d` has bound is spoken of as `the drawn cards`.

A description is the verb that produced the thing, the noun, and whether it is one or several. It means the nearest
step before it that fits; where another step is meant, its place among those that fit is said (`the first drawn card`).
`annotate` puts descriptions for variables, and says of each `done` whose deed it asks about; `resolve` undoes that.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from cc_tools.model.tree import (
    Act,
    Binding,
    Choose,
    Done,
    Effect,
    Nested,
    NounPhrase,
    Operation,
    Owner,
    Qualifier,
    Quantity,
    Reference,
    Repeat,
    Requires,
    Some,
    Step,
    Variable,
    Word,
)

CARD = Word("card", "noun")
KINDS = {
    "suit": None,
    "token": None,
    "attribute": None,
    "type": None,
    "resource": Word("resource", "resource"),
    "track": Word("step", "attribute"),
}
"""By sense of the object's noun, the noun of a description: None for the noun itself, the other for alternatives."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Described(Variable):
    """A thing spoken of by what produced it; `place` counts from 1 where it is not the nearest that fits."""

    name: str = field(init=False, default="", compare=False)
    verb: str
    noun: Word
    many: bool = False
    place: int | None = None

    def __post_init__(self) -> None:
        name = f"{self.verb}-{self.noun.sense}-{self.noun.name}-{self.many}-{self.place}"
        object.__setattr__(self, "name", name.lower())


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneBy(Done):
    """`done` with the one whose deed it asks about: you, the opponent or both."""

    actor: str = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class SomeOf(Some):
    """`some $x` with the description of what it asks for."""

    variable: str = field(init=False, default="", compare=False)
    described: Described


_FIELDS: dict[type[Any], tuple[str, ...]] = {}


def _names(kind: type[Any]) -> tuple[str, ...]:
    """The names of a node class's fields, its place left out."""
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = tuple(known.name for known in fields(kind) if known.name != "span")
    return found


LEAVES = frozenset({str, int, bool, type(None), Word, Reference, Owner, Quantity, Binding})
"""What holds nothing that could be a description."""

Namable = Effect | Repeat | Choose | Requires


def description(node: Namable) -> Described:
    """How what a step produces is spoken of."""
    match node:
        case Effect():
            target = node.object if isinstance(node.object, NounPhrase) else None
            return Described(verb=node.verb, noun=_noun(target), many=_many(node, target))
        case Repeat():
            return Described(verb="repeat", noun=Word("time", "count"), many=True)
        case Choose():
            return Described(verb="choose", noun=Word("option", "count"), many=True)
        case Requires():
            return Described(verb="requires", noun=Word("place", "count"))


def _noun(target: NounPhrase | None) -> Word:
    if target is None or not target.groups:
        return CARD
    atoms = target.groups[-1].atoms
    while isinstance(atoms[0], Nested):
        atoms = atoms[0].groups[-1].atoms
    first = atoms[0]
    if not isinstance(first, Word):
        return CARD
    if first.sense == "state" and first.name == "duty-officer" and len(atoms) == 1:
        return CARD
    if first.sense not in KINDS and first.sense != "zone":
        return CARD
    single = len(target.groups[-1].atoms) == 1 and not first.negated and first.sense != "zone"
    if single:
        return Word(first.name, first.sense)
    return KINDS.get(first.sense) or CARD


def _many(node: Effect, target: NounPhrase | None) -> bool:
    if any(isinstance(given, Qualifier) and given.preposition == "per" for given in node.arguments):
        return True
    quantity = target.quantity if target is not None else None
    if quantity is None:
        return False
    one = quantity.form in ("exactly", "top", "bottom", "another", "any") and quantity.low in (None, 1)
    return not one


@dataclass(slots=True)
class _Walk:
    """One way through an operation in the order of its steps."""

    named: dict[str, Namable] = field(default_factory=dict)
    seen: list[Namable] = field(default_factory=list)
    actor: str = "you"
    deeds: list[str] = field(default_factory=list)
    bound: dict[int, str] = field(default_factory=dict)

    def anything(self, node: Any) -> Any:
        """The node with everything below it replaced, in order."""
        if type(node) in LEAVES:
            return node
        match node:
            case Described():
                return Variable(self.meant(node))
            case Variable():
                return self.variable(node.name)
            case SomeOf():
                return Some(self.meant(node.described))
            case Some():
                return SomeOf(described=self.variable(node.variable))
            case DoneBy():
                return Done(node.all)
            case Done():
                return DoneBy(all=node.all, actor=self.deeds[-1] if self.deeds else "you")
            case Step():
                return self.step(node)
            case Act():
                return self.act(node)
            case Choose():
                return self.choose(node)
            case Effect() | Repeat() | Requires():
                return self.whole(node)
        return self.parts(node)

    def whole(self, node: Effect | Repeat | Requires) -> Any:
        """A block comes after what its verb has produced, as it may speak of that."""
        if not isinstance(node, Effect) or node.block is None:
            return self.produced(node, self.parts(node))
        made = self.produced(node, self.parts(replace(node, block=None)))
        return replace(made, block=self.anything(node.block))

    def parts(self, node: Any) -> Any:
        changed = {}
        for name in _names(type(node)):
            value = getattr(node, name)
            made: Any = value
            if type(value) is tuple:
                if value:
                    parts = [self.anything(part) for part in value]
                    made = value if all(map(operator.is_, parts, value)) else tuple(parts)
            elif type(value) not in LEAVES:
                made = self.anything(value)
            if made is not value:
                changed[name] = made
        return replace(node, **changed) if changed else node

    def act(self, node: Act) -> Act:
        cost = tuple([self.anything(step) for step in node.cost])
        steps = tuple([self.anything(step) for step in node.steps])
        return Act(steps, cost, self.anything(node.unless) if node.unless is not None else None, span=node.span)

    def step(self, node: Step) -> Step:
        outside = self.actor
        for who in node.actors:
            self.actor = self.actor if who == "may" else who
        core = self.anything(node.core)
        self.deeds.append(self.actor)
        self.actor = outside
        return Step(core, node.actors)

    def choose(self, node: Choose) -> Choose:
        named, seen = dict(self.named), list(self.seen)
        after: list[Namable] = []
        branches = []
        for branch in node.branches:
            self.named, self.seen = dict(named), list(seen)
            branches.append(self.anything(branch))
            after.extend(self.seen[len(seen) :])
        self.named, self.seen = named, [*seen, *after]
        made: Choose = self.produced(node, replace(node, branches=tuple(branches)))
        return made

    def produced(self, node: Namable, made: Any) -> Any:
        self.seen.append(node)
        if node.bind is not None:
            self.named[node.bind.name] = node
        return made

    def variable(self, name: str) -> Described:
        node = self.named.get(name)
        if node is None:
            return Described(verb="requires", noun=Word("place", "count"))
        wanted = description(node)
        alike = [index for index, other in enumerate(self.seen) if description(other) == wanted]
        meant = next(index for index in alike if self.seen[index] is node)
        return wanted if meant == alike[-1] else replace(wanted, place=alike.index(meant) + 1)

    def meant(self, described: Described) -> str:
        """The name of what a description means; the step meant is noted as the one that binds it."""
        plain = replace(described, place=None)
        alike = [node for node in self.seen if description(node) == plain]
        place = len(alike) if described.place is None else described.place
        if not 1 <= place <= len(alike):
            return "required"
        node = alike[place - 1]
        if isinstance(node, Requires) and node.bind is not None:
            return node.bind.name
        return self.bound.setdefault(id(node), f"n{len(self.bound) + 1}")


def annotate(operation: Operation) -> Operation:
    """The operation with descriptions in place of names, for writing."""
    made: Operation = _Walk().anything(operation)
    return made


def resolve(operation: Operation) -> Operation:
    """The operation with names in place of descriptions, and bound where they are produced. Names are new."""
    walk = _Walk()
    made: Operation = walk.anything(operation)
    return _bind(made, list(_order(operation)), walk.bound)


def restore(node: Any, things: Mapping[str, Described], actors: Iterator[str]) -> Any:
    """A part of a tree that was read from a string, with the descriptions whose names stood there and, in order, those
    whom its `done` ask about."""
    if isinstance(node, Variable):
        return things.get(node.name, node)
    if isinstance(node, Done):
        return DoneBy(all=node.all, actor=next(actors, "you"))
    if isinstance(node, Some) and node.variable in things:
        return SomeOf(described=things[node.variable])
    changed: dict[str, Any] = {}
    for part in _names(type(node)):
        value = getattr(node, part)
        if type(value) is tuple:
            changed[part] = tuple([restore(x, things, actors) if is_dataclass(x) else x for x in value])
        elif is_dataclass(value):
            changed[part] = restore(value, things, actors)
    return replace(node, **changed) if changed else node


def spoken(node: Any) -> Iterator[Any]:
    """The descriptions of a part of a tree, in order."""
    if isinstance(node, (Described, DoneBy, SomeOf)):
        yield node.described if isinstance(node, SomeOf) else node
        return
    for name in _names(type(node)):
        value = getattr(node, name)
        for part in value if type(value) is tuple else (value,):
            if is_dataclass(part):
                yield from spoken(part)


def _order(node: Any) -> Iterator[Any]:
    """The steps of a tree that can bind, in a fixed order."""
    if isinstance(node, (Effect, Repeat, Choose, Requires)):
        yield node
    for name in _names(type(node)):
        value = getattr(node, name)
        for part in value if type(value) is tuple else (value,):
            if is_dataclass(part):
                yield from _order(part)


def _bind(operation: Operation, before: list[Any], bound: dict[int, str]) -> Operation:
    names: Iterator[str | None] = iter([bound.get(id(node)) for node in before])

    def renewed(node: Any) -> Any:
        name = next(names) if isinstance(node, (Effect, Repeat, Choose, Requires)) else None
        changed: dict[str, Any] = {"bind": Binding(name)} if name else {}
        for part in _names(type(node)):
            value = getattr(node, part)
            if type(value) is tuple:
                changed[part] = tuple([renewed(inner) if is_dataclass(inner) else inner for inner in value])
            elif is_dataclass(value) and part not in changed:
                changed[part] = renewed(value)
        return replace(node, **changed) if changed else node

    made: Operation = renewed(operation)
    return made


def describable(verbs: Iterable[str], nouns: Iterable[Word]) -> Iterator[Described]:
    """Every description that can occur without a place, for reading them back."""
    made = list(nouns)
    for verb in verbs:
        for noun in made:
            yield Described(verb=verb, noun=noun)
            yield Described(verb=verb, noun=noun, many=True)


__all__ = ["Described", "DoneBy", "SomeOf", "annotate", "describable", "description", "resolve", "restore", "spoken"]
