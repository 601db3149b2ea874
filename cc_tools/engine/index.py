"""What operations wait for, what holds on, what happens while a condition holds: found once for the cards of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cc_tools.engine.rules import Definition, Face, Rules
from cc_tools.language.signature import Signature
from cc_tools.language.walk import nodes
from cc_tools.model.tree import (
    Act,
    Block,
    Condition,
    Effect,
    Event,
    If,
    Not,
    Operation,
    Requires,
    Statement,
    Trigger,
    VerbPhrase,
    While,
    Word,
)

Area = tuple[str, int]
"""The name of an area and its owner (-1: shared)."""

RECENT = 32
"""So many decks are remembered."""


@dataclass(frozen=True, slots=True)
class Listener:
    """An operation of a copy (on one of its faces), and the event that it waits for."""

    copy: int
    face: int
    address: str
    tree: Operation
    event: Event


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect of a copy (on one of its faces), and the player it binds where not the card's own.

    `holds` says by the number of an area whether it holds there, `tests` what has to hold where the effect stands
    behind an `if`, `always` that nothing has to be tested; `words` are all that the effect says.
    """

    copy: int
    face: int
    address: str
    effect: Effect
    who: str | None
    tree: Operation
    holds: tuple[bool, ...]
    always: bool
    words: frozenset[str]
    tests: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Continuous:
    """A continuous effect of an operation, the player it binds (`opponent`) where not the card's, and its tests."""

    effect: Effect
    who: str | None
    tests: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of one game, by copy.

    `listening` holds by moment and verb what waits for an event, `standing` by verb the continuous effects,
    `conditional` the operations that do something once while a condition holds (op.passive.5), whichever face is up,
    `treated` the copies that may be treated as something else, `fronts` the front of each copy, `bearers` the copies
    with any continuous effect.
    """

    listening: Mapping[tuple[str, str], tuple[Listener, ...]]
    standing: Mapping[str, tuple[Standing, ...]]
    conditional: tuple[tuple[int, str], ...]
    treated: frozenset[int]
    fronts: tuple[Face, ...]
    bearers: frozenset[int]


class OperationIndex:
    """The operations of a pool by what they wait for and what they do as long as they hold."""

    def __init__(
        self,
        definitions: tuple[Definition, ...],
        trees: Mapping[str, Operation],
        verbs: Mapping[str, Signature],
        rules: Rules,
        areas: list[Area],
    ) -> None:
        self._definitions = definitions
        self._trees = dict(trees)
        self._owners = _owners(definitions)
        self.waiting = _waiting(trees)
        self._continuous = {address: tuple(_continuous(tree, verbs)) for address, tree in trees.items()}
        self._conditional = tuple(
            address
            for address, tree in trees.items()
            if rules.data.kinds[tree.kind].holds and not self._continuous[address] and _conditional(tree)
        )
        self._words = {
            id(one.effect): frozenset(_words(one.effect)) for found in self._continuous.values() for one in found
        }
        self._holds = {
            id(one.effect): tuple(rules.holds_in(trees[address], one.effect, name, owner) for name, owner in areas)
            for address, found in self._continuous.items()
            for one in found
        }
        self._alike = tuple(zip(*set(self._holds.values()), strict=True))
        self._dealt: dict[tuple[int, ...], Dealt] = {}

    def alike(self, first: int, second: int) -> bool:
        """Whether continuous effects hold in one area exactly as in another, by their numbers."""
        return self._alike[first] == self._alike[second]

    def dealt(self, cards: tuple[int, ...]) -> Dealt:
        """What there is for a game with copies of these cards (numbers of definitions)."""
        found = self._dealt.get(cards)
        if found is None:
            while len(self._dealt) >= RECENT:
                del self._dealt[next(iter(self._dealt))]
            found = self._dealt[cards] = self._deal(cards)
        return found

    def _deal(self, cards: tuple[int, ...]) -> Dealt:
        copies: dict[int, list[int]] = {}
        for copy, card in enumerate(cards):
            copies.setdefault(card, []).append(copy)
        listening = {key: found for key, waits in self.waiting.items() if (found := self._listeners(copies, waits))}
        standing: dict[str, list[Standing]] = {}
        for one in self._standing(copies):
            standing.setdefault(one.effect.verb, []).append(one)
        return Dealt(
            listening,
            {verb: tuple(one for one in found if any(one.holds)) for verb, found in standing.items()},
            tuple((copy, address) for address in self._conditional for copy, _ in self._bearing(copies, address)),
            frozenset(one.copy for one in standing.get("treat", ())),
            tuple(self._definitions[card].faces[0] for card in cards),
            frozenset(one.copy for found in standing.values() for one in found),
        )

    def _listeners(self, copies: Mapping[int, list[int]], waits: tuple[tuple[str, int], ...]) -> tuple[Listener, ...]:
        return tuple(
            Listener(copy, face, address, self._trees[address], self._event(address, number))
            for address, number in waits
            for copy, face in self._bearing(copies, address)
        )

    def _event(self, address: str, number: int) -> Event:
        """The event of a number in the trigger of an operation."""
        return next(clause for clause in self._trees[address].clauses if isinstance(clause, Trigger)).events[number]

    def _standing(self, copies: Mapping[int, list[int]]) -> Iterator[Standing]:
        for address, effects in self._continuous.items():
            if not effects:
                continue
            tree = self._trees[address]
            bare = not tree.clauses and not any(isinstance(one, Requires) for one in tree.body[:1])
            for copy, face in self._bearing(copies, address):
                for one in effects:
                    words, holds = self._words[id(one.effect)], self._holds[id(one.effect)]
                    always = bare and not one.tests
                    yield Standing(copy, face, address, one.effect, one.who, tree, holds, always, words, one.tests)

    def _bearing(self, copies: Mapping[int, list[int]], address: str) -> Iterator[tuple[int, int]]:
        """The copies that bear an operation, each with the face that does."""
        for definition, face in self._owners.get(address, ()):
            for copy in copies.get(definition, ()):
                yield copy, face


def _owners(definitions: tuple[Definition, ...]) -> Mapping[str, tuple[tuple[int, int], ...]]:
    """By address the cards that bear the operation: number of the definition, number of the face."""
    found: dict[str, list[tuple[int, int]]] = {}
    for number, definition in enumerate(definitions):
        for side, face in enumerate(definition.faces):
            for address in (one for programs in face.programs.values() for one in programs):
                found.setdefault(address, []).append((number, side))
    return {address: tuple(owners) for address, owners in found.items()}


def _waiting(trees: Mapping[str, Operation]) -> Mapping[tuple[str, str], tuple[tuple[str, int], ...]]:
    """By moment and verb: the operations that wait for the event, with the event's number in their trigger."""
    found: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for address, tree in trees.items():
        for clause in tree.clauses:
            if isinstance(clause, Trigger):
                for number, event in enumerate(clause.events):
                    found.setdefault((clause.moment, event.verb), []).append((address, number))
    return {key: tuple(value) for key, value in found.items()}


def _conditional(tree: Operation) -> bool:
    """Whether an operation does something while a condition holds, and waits for no event."""
    kinds = {clause.__class__ for clause in tree.clauses}
    return While in kinds and Trigger not in kinds


def _continuous(tree: Operation, verbs: Mapping[str, Signature]) -> Iterator[Continuous]:
    waits = any(isinstance(clause, Trigger) for clause in tree.clauses)
    for one in _standing(tree.body):
        signature = verbs[one.effect.verb]
        if signature.continuous or (signature.standing and not waits):
            yield one


def _standing(body: Iterable[Statement], tests: tuple[Condition, ...] = ()) -> Iterator[Continuous]:
    """The steps of statements that are verbs, also those behind an `if`."""
    for act in body:
        for step in act.steps if isinstance(act, Act) else ():
            if isinstance(step.core, Effect):
                yield Continuous(step.core, step.actors[0] if step.actors else None, tests)
            elif isinstance(step.core, If):
                yield from _behind(step.core, tests)


def _behind(core: If, tests: tuple[Condition, ...]) -> Iterator[Continuous]:
    yield from _standing(core.then.statements, (*tests, core.condition))
    left = (*tests, Not(core.condition))
    if isinstance(core.otherwise, Block):
        yield from _standing(core.otherwise.statements, left)
    elif isinstance(core.otherwise, If):
        yield from _behind(core.otherwise, left)


def _words(effect: Effect) -> Iterator[str]:
    for node in nodes(effect):
        if isinstance(node, Word):
            yield node.name
        elif isinstance(node, VerbPhrase):
            yield from node.verbs
