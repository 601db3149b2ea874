"""Which words an operation uses, and in which role: the rows that make `which cards does scan` a join."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cc_tools.database.trees import walk
from cc_tools.model import tree
from cc_tools.model.record import kind_of
from cc_tools.model.tree import Operation

Use = tuple[str, str, str]
FORMS: tuple[type, ...] = (tree.If, tree.Each, tree.Repeat, tree.Choose, tree.Requires, tree.While, tree.During)


def uses(operation: Operation) -> list[tuple[Use, int]]:
    """Every (role, word, sense) of an operation with how often it occurs, sorted.

    Roles: `kind`, `flag`, `verb`, `noun` (with its sense), `reference` (a name slug), `preposition`, `option`, and
    `form` for the words that build statements and clauses (`if`, `each`, `choose`, `after`, …).
    """
    return sorted(Counter(use for node in walk(operation) for use in _own(node)).items())


def _own(node: object) -> Iterator[Use]:
    match node:
        case tree.Operation():
            yield "kind", node.kind, ""
            yield from (("flag", flag, "") for flag in node.flags)
        case tree.Effect() | tree.Event():
            yield "verb", node.verb, ""
        case tree.VerbPhrase():
            yield from (("verb", verb, "") for verb in node.verbs)
        case tree.Word():
            yield "noun", node.name, node.sense
        case tree.Reference():
            yield "reference", node.slug, ""
        case tree.Qualifier():
            yield "preposition", node.preposition, ""
        case tree.OptionIs():
            yield "option", node.option, node.value
        case tree.Trigger():
            yield "form", node.moment, ""
        case _ if isinstance(node, FORMS):
            yield "form", type(node).__name__.lower(), ""
        case _:
            return


def head(text: str, operation: Operation | None) -> tuple[str, str]:
    """Kind and flags of an operation, the flags with a space between; read from the text where there is no tree."""
    if operation is not None:
        return operation.kind, " ".join(operation.flags)
    kind = kind_of(text)
    before = text.split(":", 1)[0].split()
    return kind, " ".join(before[: before.index(kind)]) if kind else ""
