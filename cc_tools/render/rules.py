"""What a rule is: how one construction of the tree takes apart into the parts of a template, and is put together again.

The same rules write in every language and read English back. A rule says nothing about wording: that stands in the
phrase book under the rule's key, in a template for each language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cc_tools.model.tree import Not, NounPhrase, Step
from cc_tools.render.env import Enter, Env, reset, same

Parts = dict[str, Any]
Take = Callable[[Any, Env], "Parts | None"]
Make = Callable[[Parts], Any]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a rule: what category it is of, in what surroundings it stands, whether it passes the form on."""

    category: str
    enter: Enter = reset
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """One construction. `take` gives the parts of a value, or None where the rule is not for it; a part named `?`
    holds hints for the surroundings of the others. `head` names the part whose agreement is the whole's. An `optional`
    rule is passed over in a language that does not word it: another rule says the same in another order. A `shape` says
    beforehand what values the rule can be for, as `shape_of` gives it."""

    key: str
    category: str
    parts: Mapping[str, Part]
    take: Take
    make: Make
    when: Callable[[Env], bool] = lambda _: True
    head: str | None = None
    optional: bool = False
    shape: Any = None


@dataclass(frozen=True, slots=True)
class ListRule:
    """A tuple written with separators: those of the language in a style (`standard`, `or`), or one of the phrase book.

    `last` and `others` are the surroundings of the last element and of the others.
    """

    category: str
    element: str
    style: str
    take: Take
    make: Make
    enter: Enter = reset
    last: Enter = same
    others: Enter = same
    keeps: bool = False
    when: Callable[[Env], bool] = lambda _: True
    shape: Any = None


AnyRule = Rule | ListRule


def fields(
    key: str,
    category: str,
    kind: type,
    parts: Mapping[str, Part],
    *,
    optional: Iterable[str] = (),
    fixed: Mapping[str, Any] | None = None,
    when: Callable[[Env], bool] = lambda _: True,
    head: str | None = None,
    shape: Any = None,
) -> Rule:
    """A rule whose parts are the fields of one node class: `fixed` fields have to have that value, the parts not
    optional have to be there."""
    must = dict(fixed or {})
    may_lack = frozenset(optional)

    def take(value: Any, _: Env) -> Parts | None:
        if type(value) is not kind or any(getattr(value, name) != wanted for name, wanted in must.items()):
            return None
        found = {name: getattr(value, name) for name in parts}
        lacking = {name for name, part in found.items() if part is None or part == ()}
        return {n: p for n, p in found.items() if n not in lacking} if lacking <= may_lack else None

    def make(found: Parts) -> Any:
        return kind(**must, **found)

    return Rule(key, category, parts, take, make, when, head, shape=shape or kind)


def passed(category: str, to: str, when: Callable[[Env], bool] = lambda _: True) -> Rule:
    """A category that is also any value of another one; it has no key, as there is nothing to word."""
    part = Part(to, same, keeps=True)
    return Rule(
        "", category, {"value": part}, lambda value, _: {"value": value}, lambda found: found["value"], when, "value"
    )


def shape_of(value: Any) -> Any:
    """What can be told of a value at a glance: its class, and what most rules for the class ask first."""
    kind = type(value)
    if kind is Not:
        return Not, type(value.part)
    if kind is NounPhrase:
        return NounPhrase, value.quantity.form if value.quantity is not None else None
    if kind is Step:
        return Step, value.actors[0] if value.actors else None
    return kind


@dataclass(slots=True)
class Grammar:
    """All rules by category, in the order in which they are tried."""

    rules: dict[str, list[AnyRule]] = field(default_factory=dict)

    def for_shape(self, category: str, shape: Any) -> Iterable[AnyRule]:
        """The rules of a category that can be for values of a shape."""
        return (rule for rule in self.rules.get(category, ()) if rule.shape is None or rule.shape == shape)

    def add(self, rules: Iterable[AnyRule]) -> None:
        for rule in rules:
            self.rules.setdefault(rule.category, []).append(rule)
