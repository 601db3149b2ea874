"""Small changes to a tree: another word, number, sign, owner, actor, a denial, a part left out. Only those that the
language accepts; whatever English tells apart of them has to be told apart in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import Any, get_args

from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Effect,
    Event,
    Group,
    Have,
    Is,
    Not,
    NounPhrase,
    Operation,
    Owner,
    Qualifier,
    Quantity,
    QuantityForm,
    Shares,
    Step,
    Trigger,
    Word,
)
from tests.render.shipped import game, speech

LEFT = frozenset({"span", "bind", "sort", "implied", "sign"})
CHOICES: dict[tuple[type, str], Sequence[Any]] = {
    (Qualifier, "preposition"): ("on", "at", "in", "from", "to", "of"),
    (Compare, "operator"): (">=", "<=", "=", ">", "<"),
    (Owner, "who"): ("opponent", "both"),
    (Have, "who"): (None, "opponent", "both", "any-player"),
    (Event, "who"): (None, "opponent", "both", "any-player"),
    (Trigger, "moment"): ("after", "before", "when", "would"),
    (Step, "actors"): ((), ("may",), ("opponent",), ("both",), ("opponent", "may")),
    (Effect, "verb"): ("discard", "dismiss", "log", "recall", "return", "gain", "draw", "promote"),
    (Quantity, "form"): get_args(QuantityForm),
    (NounPhrase, "quantity"): (None, Quantity("exactly", 1), Quantity("all"), Quantity("up-to", 2)),
    (NounPhrase, "where"): (None,),
}
BEFORE = tuple(
    Group((word,)) for word in (
        Word("exhausted", "state"), Word("klingon", "trait"), Word("vulcan", "trait", True), Word("other", "adjective"))
)
TRAITS = ("klingon", "vulcan", "weapon", "starfleet")


def mutants(operation: Operation, first: int = 0, every: int = 1) -> Iterator[Operation]:
    """The sound operations that are one change away; of the changes those from `first` on, by steps of `every`."""
    for changed in islice(_changed(operation), first, None, every):
        try:
            again = read(print_operation(changed), speech())
        except (ValueError, TypeError, AttributeError, AssertionError):
            continue
        if again.sound and again.operation is not None and again.operation != operation:
            yield again.operation


def _changed(node: Any) -> Iterator[Any]:
    yield from _rewritten(node)
    for field in fields(node):
        if field.name in LEFT:
            continue
        value = getattr(node, field.name)
        for other in _others(node, field.name, value):
            yield replace(node, **{field.name: other})
        if isinstance(value, tuple):
            for index, part in enumerate(value):
                rest = (*value[:index], *value[index + 1 :])
                if rest or field.name in {"attached", "arguments", "clauses", "flags"}:
                    yield replace(node, **{field.name: rest})
                for inner in _changed(part) if is_dataclass(part) else ():
                    yield replace(node, **{field.name: (*value[:index], inner, *value[index + 1 :])})
        elif is_dataclass(value):
            for inner in _changed(value):
                yield replace(node, **{field.name: inner})


def _rewritten(node: Any) -> Iterator[Any]:
    match node:
        case Is() | Compare() | Have() | Shares():
            yield Not(node)
        case Not():
            yield node.part
        case AllOf():
            yield AnyOf(node.parts)
        case AnyOf():
            yield AllOf(node.parts)
        case NounPhrase() if node.groups:
            yield from (replace(node, groups=(group, *node.groups)) for group in BEFORE)
            last = Group((*node.groups[-1].atoms, Word("ship", "suit")))
            yield replace(node, groups=(*node.groups[:-1], last))


def _others(node: Any, name: str, value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(node, Word) and name == "name":
        known = TRAITS if node.sense == "trait" else tuple(game().words.get(node.sense, ()))
        yield from (other for other in known if other != value)
    else:
        choices = CHOICES.get((type(node), name), ())
        if value in choices or name in {"quantity", "where"}:
            yield from (other for other in choices if other != value)
