"""A trait of the vocabulary that no card has and no operation names is most likely a leftover or a misspelling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.diagnostics import Code, Diagnostic, Severity
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.tree import Word

CODE = Code(
    "R009",
    "unused-trait",
    """A trait of the vocabulary is on no card, and no operation names it.

Either the last card with it is gone, or its word is misspelt here and another term has taken its place. A trait that
the rules list for later products has the property `reserved`.

    - id: trait-species-vorta
      category: species
      properties: [reserved]
      words: [vorta]

Delete the term, correct its word, or reserve it.
""",
    Severity.WARNING,
)

RESERVED = "reserved"


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A warning for each trait without use that is neither reserved nor a word that only asks for traits."""
    used = _used(game)
    for term in game.terms:
        if term.category is None or term.is_selector or RESERVED in term.properties:
            continue
        if not used.intersection(term.words):
            yield Diagnostic(CODE, f"no card has the trait `{term.id}`", places.of("terms", term.id, ("words",)))


def _used(game: GameCatalog) -> set[str]:
    """All words that stand in a record as a value of their own, or in an operation."""
    found: set[str] = set()
    for entries in game.entries.values():
        for entry in entries:
            found.update(_texts(entry.record.model_dump()))
    for tree in game.trees.values():
        found.update(node.name for node in nodes(tree) if isinstance(node, Word))
    return found


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _texts(part)
