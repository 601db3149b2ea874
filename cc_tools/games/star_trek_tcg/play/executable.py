"""Which operations the engine can carry out: those of which every verb and query is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass

from cc_tools.language.lowering import lower
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Operation


def carried_out(
    catalog: GameCatalog, verbs: Mapping[str, Signature], queries: Collection[str], procedures: Collection[str]
) -> frozenset[str]:
    """The texts of the operations that can be carried out in full."""
    return frozenset(text for text, tree in catalog.trees.items() if _complete(tree, verbs, queries, procedures))


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
