"""Which operations the engine can carry out: those of which every verb and query is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass

from cc_tools.engine.events import MOMENTS
from cc_tools.language.lowering import lower
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.instructions import Call, Emit, Program, Query, Would
from cc_tools.model.tree import Operation, Trigger


def carried_out(
    catalog: GameCatalog, verbs: Mapping[str, Signature], queries: Collection[str], procedures: Mapping[str, Program]
) -> frozenset[str]:
    """The texts of the operations that can be carried out in full; their event has to be one that ever comes."""
    raised = frozenset(moment for program in procedures.values() for moment in _raised(program))
    return frozenset(
        text
        for text, tree in catalog.trees.items()
        if _comes(tree, raised) and _complete(tree, verbs, queries, procedures)
    )


def _raised(program: Program) -> Iterator[tuple[str, str]]:
    """The moments of events that a procedure brings, with their verbs."""
    for one in program.code:
        if isinstance(one, Would):
            yield "would", one.event.verb
        elif isinstance(one, Emit):
            for moment in MOMENTS.get(one.moment, (one.moment,)):
                yield moment, one.event.verb


def _comes(tree: Operation, raised: Collection[tuple[str, str]]) -> bool:
    """Whether the event that an operation waits for ever comes, if it waits for one."""
    return all(
        any((clause.moment, event.verb) in raised for event in clause.events)
        for clause in tree.clauses
        if isinstance(clause, Trigger)
    )


def _complete(
    tree: Operation, verbs: Mapping[str, Signature], queries: Collection[str], procedures: Collection[str]
) -> bool:
    try:
        code = lower(tree, "", verbs).code
    except LookupError:
        return False
    asked, called = set(_named(code, Query)), set(_named(code, Call))
    return asked <= set(queries) and called <= set(procedures)


def _named(node: object, kind: type[Query] | type[Call]) -> Iterator[str]:
    """The names of all queries or procedures in instructions."""
    if isinstance(node, tuple):
        for part in node:
            yield from _named(part, kind)
    elif is_dataclass(node):
        if isinstance(node, Query) and kind is Query:
            yield node.name
        if isinstance(node, Call) and kind is Call and isinstance(node.program, str) and node.program[0] not in "%$":
            yield node.program
        for field in fields(node):
            yield from _named(getattr(node, field.name), kind)
