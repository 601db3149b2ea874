"""The pool of a game for play: every card with its programs, lowered once, and whatever else is made only once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, TypeVar

from cc_tools.engine.coverage import Coverage
from cc_tools.engine.index import Area, OperationIndex
from cc_tools.engine.rules import Definition, Rules
from cc_tools.language.lowering import lower, without
from cc_tools.language.signature import Signature
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.game import Area as AreaRules
from cc_tools.model.instructions import Program
from cc_tools.model.tree import Operation

WITHOUT = " without "
"""Between the address of an operation and the words whose steps are left out of it, joined by `/`."""

Made = TypeVar("Made")


class Pool:
    """The cards and programs of one game. Programs are lowered when they are first needed, once for each text.

    With a `coverage`, what is played with the pool is recorded there. `needs` and `steps` hold by a program's name what
    legality and the machine have made of it.
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
        self._made: dict[tuple[str, int], tuple[Any, Any]] = {}
        self.needs: dict[str, Any] = {}
        self.steps: dict[str, tuple[Callable[[Any, Any], None], ...]] = {}

    def once(self, way: str, source: Any, make: Callable[[Pool, Any], Made]) -> Made:
        """What `make` makes of a node of a tree or a program in this way, made when it is first asked for.

        Nodes are told apart by identity, since comparing them would take longer than making anew.
        """
        known = self._made.get((way, id(source)))
        if known is None:
            known = self._made[way, id(source)] = (make(self, source), source)
        made: Made = known[0]
        return made

    # --- words ------------------------------------------------------------------------------------------------------

    def category(self, trait: str) -> str | None:
        """The category of a trait (`species`)."""
        return self._categories.get(trait)

    @cached_property
    def _categories(self) -> Mapping[str, str | None]:
        return {word: term.category for term in self.catalog.terms for word in term.words if term.category}

    def of_category(self, name: str) -> frozenset[str]:
        """The traits of a category."""
        return frozenset(word for word, category in self._categories.items() if category == name)

    @cached_property
    def wild(self) -> frozenset[str]:
        """The traits that stand for any trait (wild.1)."""
        return self.with_property("counts-as-any-trait")

    def with_property(self, name: str) -> frozenset[str]:
        """The words of the vocabulary that carry a property."""
        found = self._bearing.get(name)
        if found is None:
            words = (word for term in self.catalog.terms if name in term.properties for word in term.words)
            found = self._bearing[name] = frozenset(words)
        return found

    @cached_property
    def _bearing(self) -> dict[str, frozenset[str]]:
        return {}

    def fitting(self, icon: str) -> frozenset[str]:
        """The icons that a word for an icon fits (`skill` any skill, `research-skill` also `any-skill`)."""
        return self.rules.icons.get(icon, frozenset({icon}))

    # --- programs ---------------------------------------------------------------------------------------------------

    def ending(self, name: str) -> bool:
        """Whether an operation is of a kind that counts all that scores."""
        tree = self.trees.get(name)
        return tree is not None and tree.kind in self.rules.endings

    def program(self, name: str) -> Program:
        """The program of an operation (by its address) or a procedure (by its name). Raises KeyError."""
        found = self._programs.get(name)
        if found is None:
            self.rules.derived(self, name)
            found = self._programs.get(name)
        if found is None:
            found = self._programs[name] = self._lower(name)
        return found

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

    @cached_property
    def operations(self) -> OperationIndex:
        """The operations by what they wait for and what they do as long as they hold."""
        return OperationIndex(self.definitions, self.trees, self.verbs, self.rules, self.area_names)

    # --- areas ------------------------------------------------------------------------------------------------------

    @cached_property
    def area_names(self) -> list[Area]:
        """The areas in a fixed order, shared ones (owner -1) once and others for each player."""
        return [
            (name, owner)
            for name, area in self.rules.areas.items()
            for owner in ((-1,) if area.owner == "shared" else (0, 1))
        ]

    @cached_property
    def area_index(self) -> Mapping[Area, int]:
        """The numbers of the areas by name and owner; a shared area has its number for any player too."""
        found = {name: number for number, name in enumerate(self.area_names)}
        shared = {name: number for (name, owner), number in found.items() if owner < 0}
        return {**found, **{(name, player): number for name, number in shared.items() for player in (0, 1)}}

    @cached_property
    def area_rules(self) -> tuple[AreaRules, ...]:
        """What each area is, by its number."""
        return tuple(self.rules.areas[name] for name, _ in self.area_names)

    @cached_property
    def played(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each player the numbers of the areas in play."""
        return self._numbers(0, lambda area: area.in_play), self._numbers(1, lambda area: area.in_play)

    @cached_property
    def scoring(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each player the numbers of the areas that count in the final score."""
        return self._numbers(0, lambda area: area.scores), self._numbers(1, lambda area: area.scores)

    def _numbers(self, player: int, wanted: Callable[[AreaRules], bool]) -> tuple[int, ...]:
        rules = self.area_rules
        return tuple(n for n, (_, owner) in enumerate(self.area_names) if owner == player and wanted(rules[n]))

    @cached_property
    def seen(self) -> tuple[int, ...]:
        """For each area the mask of the players who see its cards."""
        masks = {"all": 3, "nobody": 0}
        return tuple(
            masks.get(rules.seen, 1 << owner if owner >= 0 else 0)
            for rules, (_, owner) in zip(self.area_rules, self.area_names, strict=True)
        )

    @cached_property
    def tables(self) -> tuple[bool, ...]:
        """By number of an area whether operations of the table work there."""
        return tuple(rules.table for rules in self.area_rules)
