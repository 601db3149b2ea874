"""The pool of a game for play: every card with its programs, lowered once, and an index of what waits for events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cc_tools.engine.coverage import Coverage
from cc_tools.engine.rules import Definition, Rules
from cc_tools.language.lowering import lower, without
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.instructions import Program
from cc_tools.model.tree import Act, Effect, NounPhrase, Operation, Requires, Trigger, While

WITHOUT = " without "
"""Between the address of an operation and the words whose steps are left out of it, joined by `/`."""


@dataclass(frozen=True, slots=True)
class Listener:
    """An operation of a copy (on one of its faces) that waits for an event: the number of the event in its trigger."""

    copy: int
    face: int
    address: str
    event: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect of a copy (on one of its faces), and the player it binds where not the card's own.

    `always` says that nothing in its operation has to be tested but where the copy lies.
    """

    copy: int
    face: int
    address: str
    number: int
    effect: Effect
    who: str | None
    tree: Operation
    always: bool


class Pool:
    """The cards and programs of one game. Programs are lowered when they are first needed, once for each text.

    With a `coverage`, what is played with the pool is recorded there.
    """

    def __init__(self, catalog: GameCatalog, rules: Rules, verbs: Mapping[str, Signature], data_hash: str = "") -> None:
        self.catalog = catalog
        self.rules = rules
        self.verbs = verbs
        self.data_hash = data_hash
        self.definitions: tuple[Definition, ...] = rules.definitions(catalog)
        self.index: Mapping[str, int] = {one.id: number for number, one in enumerate(self.definitions)}
        self.trees: dict[str, Operation] = {one.address: catalog.trees[one.text] for one in catalog.operations}
        self._texts = {one.address: one.text for one in catalog.operations}
        self.coverage: Coverage | None = None
        self._lowered: dict[str, Program] = {}
        self._programs: dict[str, Program] = dict(rules.procedures)
        self.nouns: dict[tuple[int, int], Any] = {}
        self.kept: list[tuple[NounPhrase, NounPhrase | None]] = []
        self._derived: dict[tuple[int, str], NounPhrase] = {}
        self._listening: dict[tuple[int, ...], Mapping[tuple[str, str], tuple[Listener, ...]]] = {}
        self._conditional_on: dict[tuple[int, ...], tuple[tuple[int, str], ...]] = {}
        self._standing: dict[tuple[int, ...], Mapping[str, tuple[Standing, ...]]] = {}

    def derived(self, noun: NounPhrase, way: str, make: Callable[[NounPhrase], NounPhrase]) -> NounPhrase:
        """A phrase made from another, once for all."""
        key = (id(noun), way)
        if key not in self._derived:
            self._derived[key] = make(noun)
            self.kept.append((noun, None))
        return self._derived[key]

    def category(self, trait: str) -> str | None:
        """The category of a trait (`species`)."""
        return self._categories.get(trait)

    @cached_property
    def _categories(self) -> Mapping[str, str | None]:
        return {word: term.category for term in self.catalog.terms for word in term.words if term.category}

    @cached_property
    def wild(self) -> frozenset[str]:
        """The traits that stand for any trait (wild.1)."""
        return self.with_property("counts-as-any-trait")

    def with_property(self, name: str) -> frozenset[str]:
        """The words of the vocabulary that carry a property."""
        return frozenset(word for term in self.catalog.terms if name in term.properties for word in term.words)

    def fitting(self, icon: str) -> frozenset[str]:
        """The icons that a word for an icon fits (`skill` any skill, `research-skill` also `any-skill`)."""
        return self.rules.icons.get(icon, frozenset({icon}))

    def ending(self, name: str) -> bool:
        """Whether an operation is of a kind that counts all that scores."""
        tree = self.trees.get(name)
        return tree is not None and tree.kind in self.rules.endings

    def program(self, name: str) -> Program:
        """The program of an operation (by its address) or a procedure (by its name). Raises KeyError."""
        if name not in self._programs:
            self.rules.derived(self, name)
        if name not in self._programs:
            self._programs[name] = self._lower(name)
        return self._programs[name]

    def add(self, name: str, tree: Operation, program: Program) -> None:
        """Adds a program that an effect grants under a name of its own."""
        if name not in self.trees:
            self.trees[name] = tree
            self._programs[name] = program

    def _lower(self, address: str) -> Program:
        whole, _, waived = address.partition(WITHOUT)
        text = self._texts[whole] + (f"{WITHOUT}{waived}" if waived else "")
        lowered = self._lowered.get(text)
        if lowered is None:
            tree = without(self.trees[whole], frozenset(waived.split("/"))) if waived else self.trees[whole]
            lowered = lower(tree, text, self.verbs, self.rules.data.attack)
            self._lowered[text] = lowered
        return lowered

    def effects(self, address: str) -> tuple[tuple[Effect, str | None], ...]:
        """The continuous effects of an operation, each with the player it binds (`opponent`) where not the card's."""
        return self._continuous[address]

    @cached_property
    def _continuous(self) -> Mapping[str, tuple[tuple[Effect, str | None], ...]]:
        return {address: tuple(_continuous(tree, self.verbs)) for address, tree in self.trees.items()}

    @cached_property
    def played(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each player the numbers of the areas in play."""
        names = self.area_names
        first, second = (
            tuple(n for n, (name, owner) in enumerate(names) if owner == player and self.rules.areas[name].in_play)
            for player in (0, 1)
        )
        return first, second

    @cached_property
    def seen(self) -> tuple[int, ...]:
        """For each area the mask of the players who see its cards."""
        masks = {"all": 3, "nobody": 0}
        return tuple(
            masks.get(self.rules.areas[name].seen, 1 << owner if owner >= 0 else 0) for name, owner in self.area_names
        )

    @cached_property
    def area_names(self) -> list[tuple[str, int]]:
        """The areas in a fixed order, shared ones (owner -1) once and others for each player."""
        return [
            (name, owner)
            for name, area in self.rules.areas.items()
            for owner in ((-1,) if area.owner == "shared" else (0, 1))
        ]

    @cached_property
    def area_index(self) -> Mapping[tuple[str, int], int]:
        """The numbers of the areas by name and owner."""
        return {name: number for number, name in enumerate(self.area_names)}

    def listening(self, cards: tuple[int, ...]) -> Mapping[tuple[str, str], tuple[Listener, ...]]:
        """For copies of these cards: by moment and verb what waits for an event (`Listener`)."""
        if cards not in self._listening:
            self._listening[cards] = {
                key: found for key, waiting in self.waiting.items() if (found := tuple(self._listeners(cards, waiting)))
            }
        return self._listening[cards]

    def _listeners(self, cards: tuple[int, ...], waiting: tuple[tuple[str, int], ...]) -> list[Listener]:
        owners = self._owners
        return [
            Listener(copy, face, address, number)
            for address, number in waiting
            for definition, face in owners.get(address, ())
            for copy, card in enumerate(cards)
            if card == definition
        ]

    def standing(self, cards: tuple[int, ...]) -> Mapping[str, tuple[Standing, ...]]:
        """For copies of these cards: by verb the continuous effects on them (`Standing`)."""
        if cards not in self._standing:
            found: dict[str, list[Standing]] = {}
            for address, effects in self._continuous.items():
                tree = self.trees[address]
                always = not tree.clauses and not any(isinstance(one, Requires) for one in tree.body[:1])
                for copy, face in self._bearing(cards, address):
                    for number, (effect, who) in enumerate(effects):
                        standing = Standing(copy, face, address, number, effect, who, tree, always)
                        found.setdefault(effect.verb, []).append(standing)
            self._standing[cards] = {verb: tuple(effects) for verb, effects in found.items()}
        return self._standing[cards]

    def _bearing(self, cards: tuple[int, ...], address: str) -> list[tuple[int, int]]:
        """The copies that bear an operation, each with the face that does."""
        return [
            (copy, face)
            for definition, face in self._owners.get(address, ())
            for copy, card in enumerate(cards)
            if card == definition
        ]

    @cached_property
    def holding(self) -> Mapping[str, tuple[bool, ...]]:
        """By kind of operation and number of an area whether continuous effects of cards there hold."""
        return {
            kind: tuple(self.rules.holds_in(kind, name, owner) for name, owner in self.area_names)
            for kind in self.catalog.game.kinds
        }

    @cached_property
    def tables(self) -> tuple[bool, ...]:
        """By number of an area whether operations of the table work there."""
        return tuple(self.rules.areas[name].table for name, _ in self.area_names)

    @cached_property
    def conditional(self) -> tuple[str, ...]:
        """Operations that do something once while a condition holds: no event, no continuous effect (op.passive.5)."""
        return tuple(
            address
            for address, tree in self.trees.items()
            if self.catalog.game.kinds[tree.kind].holds
            and any(isinstance(clause, While) for clause in tree.clauses)
            and not any(isinstance(clause, Trigger) for clause in tree.clauses)
            and not self._continuous[address]
        )

    def conditional_on(self, cards: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        """For copies of these cards: those that bear such operations, whichever of their faces is up."""
        if cards not in self._conditional_on:
            self._conditional_on[cards] = tuple(
                (copy, address) for address in self.conditional for copy, _ in self._bearing(cards, address)
            )
        return self._conditional_on[cards]

    @cached_property
    def _owners(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """By address the cards that bear the operation: number of the definition, number of the face."""
        found: dict[str, list[tuple[int, int]]] = {}
        for number, definition in enumerate(self.definitions):
            for side, face in enumerate(definition.faces):
                for address in (one for programs in face.programs.values() for one in programs):
                    found.setdefault(address, []).append((number, side))
        return {address: tuple(owners) for address, owners in found.items()}

    @cached_property
    def waiting(self) -> Mapping[tuple[str, str], tuple[tuple[str, int], ...]]:
        """By moment and verb: the operations that wait for the event, with the event's number in their trigger."""
        found: dict[tuple[str, str], list[tuple[str, int]]] = {}
        for address, tree in self.trees.items():
            for clause in tree.clauses:
                if isinstance(clause, Trigger):
                    for number, event in enumerate(clause.events):
                        found.setdefault((clause.moment, event.verb), []).append((address, number))
        return {key: tuple(value) for key, value in found.items()}


def _continuous(tree: Operation, verbs: Mapping[str, Signature]) -> list[tuple[Effect, str | None]]:
    found: list[tuple[Effect, str | None]] = []
    waits = any(isinstance(clause, Trigger) for clause in tree.clauses)
    for act in tree.body:
        if isinstance(act, Act):
            for step in act.steps:
                core = step.core
                if not isinstance(core, Effect):
                    continue
                if verbs[core.verb].continuous or (verbs[core.verb].standing and not waits):
                    found.append((core, step.actors[0] if step.actors else None))
    return found
