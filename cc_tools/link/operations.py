"""Operation strings to trees: each distinct string is read once, its findings are brought to every place it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from cc_tools.diagnostics import Diagnostic, Span, closest, within_operation
from cc_tools.language.dialect import RESERVED, Dialect, dialect
from cc_tools.language.everyday import plain
from cc_tools.language.reading import ConditionReading, Reading, read, read_condition
from cc_tools.language.signature import Signature
from cc_tools.language.walk import nodes
from cc_tools.link import codes
from cc_tools.load import Node, Scalar
from cc_tools.model.catalog import Linked
from cc_tools.model.game import Game, WordEntry
from cc_tools.model.record import Written
from cc_tools.model.term import Term
from cc_tools.model.tree import Binding, Node as TreeNode, Operation, Reference
from cc_tools.validate import Located


def game_dialect(game: Game, terms: tuple[Term, ...], verbs: Mapping[str, Signature]) -> Dialect:
    """The dialect of a game: its words, its verbs, and as traits all words of terms that have a category."""
    traits = {
        word: WordEntry(term=term.id, properties=term.properties)
        for term in terms
        if term.category is not None
        for word in term.words
        if " " not in word
    }
    return dialect(game, verbs, traits, _spoken(game, terms))


def _spoken(game: Game, terms: tuple[Term, ...]) -> Mapping[str, tuple[str, ...]]:
    """The words of the operation language by what rules texts call the same: a term's id, text, title and plural, and
    the last of its words where no other term ends so (`counter` for experience counter)."""
    named: dict[str, list[str]] = {}
    for words in game.words.values():
        for word, entry in words.items():
            named.setdefault(entry.term or word, []).append(word)
    found: dict[str, dict[str, None]] = {}
    lasts: dict[str, set[str]] = {}
    for term in terms:
        words_of = [word for word in (*term.words, *named.get(term.id, ())) if " " not in word and word[:1].isalpha()]
        calls = [term.en.text, term.en.several, *(term.en.title or "").split(" (")[0].split(","), term.id]
        for called in {plain(call): None for call in calls if call.strip()}:
            found.setdefault(called, {}).update(dict.fromkeys(words_of))
            if " " in called and term.part == "noun":
                lasts.setdefault(called.split()[-1], set()).add(term.id)
                found.setdefault(f"…{called.split()[-1]}", {}).update(dict.fromkeys(words_of))
    alone = {last: tuple(found[f"…{last}"]) for last, ids in lasts.items() if len(ids) == 1 and last not in found}
    return {**alone, **{called: tuple(words) for called, words in found.items() if words and called[0] != "…"}}


def reserved_words(dialect: Dialect) -> list[str]:
    """Words of the vocabulary that the grammar keeps for itself, apart from those it shares on purpose."""
    return sorted(word for word, senses in dialect.words.items() if word in RESERVED and senses[0].name != "deed")


Readings = dict[tuple[str, tuple[str, ...]], Reading]
"""Strings that were read, with the names they had received. They hold as long as words and verbs stay the same."""


@dataclass(slots=True)
class Operations:
    """The operations of one game while they are linked: trees by text, and where each string stands."""

    dialect: Dialect
    names: frozenset[str]
    readings: Readings = field(default_factory=dict)
    trees: dict[str, Operation] = field(default_factory=dict)
    linked: list[Linked] = field(default_factory=list)

    def add(self, located: Located) -> Iterator[Diagnostic]:
        """Read the operations of one record; yields findings at their places in the file."""
        trees: dict[str, Operation] = {}
        for one in located.operations():
            reading = self.read(one.text, self._received(one, trees))
            scalar = located.node.at(one.path)
            for finding in reading.findings:
                yield finding.moved(_mover(scalar))
            if reading.operation is not None:
                trees[reading.operation.kind] = reading.operation
                self.trees[one.text] = reading.operation
                yield from self._misplaced(one, reading.operation, scalar)
            self.linked.append(Linked(one.address, located.collection, located.id, one.text))

    def _received(self, one: Written, trees: Mapping[str, Operation]) -> tuple[str, ...]:
        field_kind = next((kind for kind in self.dialect.game.kinds.values() if kind.field == one.path[-1]), None)
        giver = trees.get(field_kind.receives_bindings) if field_kind and field_kind.receives_bindings else None
        if giver is None:
            return ()
        return tuple(node.name for node in nodes(giver) if isinstance(node, Binding))

    def read(self, text: str, received: tuple[str, ...] = ()) -> Reading:
        """Read a string, with the names that another operation has bound."""
        key = (text, received)
        if key not in self.readings:
            self.readings[key] = read(text, self.dialect, received)
        reading = self.readings[key]
        return Reading(reading.operation, (*reading.findings, *self._unknown_names(reading.operation)))

    def read_condition(self, text: str) -> ConditionReading:
        """Read a condition that stands in no operation."""
        reading = read_condition(text, self.dialect)
        return ConditionReading(reading.condition, (*reading.findings, *self._unknown_names(reading.condition)))

    def _unknown_names(self, tree: TreeNode | None) -> Iterator[Diagnostic]:
        if tree is None:
            return
        for node in nodes(tree):
            if isinstance(node, Reference) and node.slug not in self.names:
                span = within_operation(*node.span)
                meant = closest(node.slug, self.names)
                message = f"no card is called `@{node.slug}`"
                if meant is None:
                    yield Diagnostic(codes.NO_SUCH_CARD, message, span)
                else:
                    message = f"{message}; did you mean `@{meant}`?"
                    yield Diagnostic(codes.NO_SUCH_CARD, message, span, suggestion=f"@{meant}")

    def _misplaced(self, one: Written, operation: Operation, scalar: Node) -> Iterator[Diagnostic]:
        kind = self.dialect.game.kinds.get(operation.kind)
        if kind is None or not isinstance(scalar, Scalar):
            return
        name = next((str(step) for step in reversed(one.path) if isinstance(step, str)), "")
        wanted = kind.field or "operations"
        if name != wanted:
            message = f"{operation.kind} belongs under `{wanted}`, not under `{name}`"
            yield Diagnostic(codes.WRONG_FIELD, message, scalar.place(0, len(operation.kind)))


def _mover(node: Node) -> Callable[[Span], Span]:
    """What brings a span inside an operation string to its place in the file."""

    def place(span: Span) -> Span:
        if not isinstance(node, Scalar):
            return node.span
        return node.place(span.start.column - 1, span.end.column - 1)

    return place
