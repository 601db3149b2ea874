"""Where each form of the operation language occurs among the operations of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cc_tools.database.trees import walk
from cc_tools.model import tree
from cc_tools.model.catalog import GameCatalog, Linked

Use = tuple[str, ...]
"""A role and what fills it: `("step", "draw")`, `("verb-preposition", "from", "draw", "zone")`."""

_STATEMENTS: dict[type, str] = {
    tree.Requires: "requires", tree.If: "if", tree.Each: "each", tree.Repeat: "repeat", tree.Have: "have",
    tree.Is: "is", tree.Compare: "comparison", tree.Shares: "shares", tree.Some: "some", tree.Done: "done",
    tree.OptionIs: "option", tree.AnyOf: "or", tree.AllOf: "and", tree.Not: "not",
}  # fmt: skip


@dataclass(frozen=True)
class Pool:
    """The operations of a game; each string is counted once, however many cards have it."""

    game: GameCatalog

    @cached_property
    def uses(self) -> dict[Use, list[str]]:
        """The strings in which each use occurs, in the order of the catalog."""
        found: dict[Use, list[str]] = {}
        for text in dict.fromkeys(one.text for one in self.game.operations):
            for use in dict.fromkeys(_uses(self.game.trees.get(text))):
                found.setdefault(use, []).append(text)
        return found

    @cached_property
    def places(self) -> dict[str, list[Linked]]:
        """The operations that are written as each string."""
        found: dict[str, list[Linked]] = {}
        for one in self.game.operations:
            found.setdefault(one.text, []).append(one)
        return found

    def count(self, *use: str) -> int:
        """In how many strings a use occurs."""
        return len(self.uses.get(use, ()))

    def filled(self, role: str) -> dict[Use, int]:
        """What fills a role, the most frequent first."""
        found = {use[1:]: len(texts) for use, texts in self.uses.items() if use[0] == role}
        return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))

    def examples(self, *uses: Use, limit: int = 3) -> list[str]:
        """Up to `limit` strings with any of the uses: the shortest, and some that are longer."""
        texts = dict.fromkeys(text for use in uses for text in self.uses.get(use, ()))
        known = sorted(texts, key=lambda text: (len(text), text))
        return list(dict.fromkeys(known[len(known) * part // limit] for part in range(limit))) if known else []


def _uses(operation: tree.Operation | None) -> Iterator[Use]:
    if operation is None:
        return
    yield "kind", operation.kind
    yield from (("flag", flag) for flag in operation.flags)
    for node in walk(operation):
        yield from _of(node)


def _of(node: object) -> Iterator[Use]:
    match node:
        case tree.Effect():
            yield "step", node.verb
            yield from _hung("verb-preposition", node.verb, node.arguments)
            yield from [("form", "max")] if node.maximum is not None else ()
        case tree.Event():
            yield "event", node.verb
            yield from _hung("verb-preposition", node.verb, node.arguments)
        case tree.VerbPhrase():
            yield from (("noun", verb) for verb in node.verbs)
        case tree.Word(sense="deed"):
            yield "noun", node.name
        case tree.NounPhrase():
            yield from _hung("noun-preposition", node.sort or "any", node.attached)
            yield from [("form", "where")] if node.where is not None else ()
        case tree.Quantity():
            yield "quantity", node.form
        case tree.Step():
            yield from (("actor", actor) for actor in node.actors)
        case _:
            yield from _construction(node)


def _construction(node: object) -> Iterator[Use]:
    match node:
        case tree.Trigger():
            yield "clause", node.moment
        case tree.While() | tree.During():
            yield "clause", type(node).__name__.lower()
        case tree.Act():
            yield from [("form", "->")] if node.cost else ()
            yield from [("form", "unless")] if node.unless is not None else ()
        case tree.Choose():
            yield "form", "either" if node.times is None else "choose"
        case tree.Binding():
            yield "form", "as"
        case _ if type(node) in _STATEMENTS:
            yield "form", _STATEMENTS[type(node)]
        case _:
            return


def _hung(role: str, on: str, hung: tuple[tree.Qualifier | tree.Exclusion, ...]) -> Iterator[Use]:
    for one in hung:
        if isinstance(one, tree.Exclusion):
            yield role, "except", on, one.noun.sort or "any"
        elif not one.implied:
            yield role, one.preposition, on, one.noun.sort or "any"
