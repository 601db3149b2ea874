"""The rules of a game as one book: its sections in order, and every rule by its id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from cc_tools.model.catalog import GameCatalog
from cc_tools.model.section import SECTION, Example, Section, Statement, Topic


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, or a worked example, where it stands."""

    section: Section
    topic: Topic
    stated: Statement | Example


@dataclass(frozen=True)
class Rulebook:
    """The sections of a game in reading order; empty where it has none."""

    sections: tuple[Section, ...]

    @classmethod
    def of(cls, game: GameCatalog) -> Rulebook:
        """The rulebook of a game."""
        found = (entry.record for entry in game.entries.get(SECTION, ()))
        return cls(tuple(sorted((one for one in found if isinstance(one, Section)), key=lambda one: one.order)))

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """Every rule and worked example by its id, in reading order; of two with one id the first."""
        found: dict[str, Rule] = {}
        for section in self.sections:
            for topic in section.topics:
                both: tuple[Statement | Example, ...] = (*topic.statements, *topic.examples)
                for stated in both:
                    found.setdefault(stated.id, Rule(section, topic, stated))
        return found

    @cached_property
    def by_id(self) -> Mapping[str, Section]:
        """The sections by id."""
        return {section.id: section for section in self.sections}

    @cached_property
    def _groups(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for rule in self.rules:
            parts = rule.split(".")
            for length in range(1, len(parts)):
                group = ".".join(parts[:length])
                found[group] = (*found.get(group, ()), rule)
        return found

    def group(self, name: str) -> tuple[str, ...]:
        """The ids of the rules that `name` means: the rule itself, else those it begins (`kw.beam`), or none."""
        return (name,) if name in self.rules else self._groups.get(name, ())

    def knows(self, name: str) -> bool:
        """Whether there is a rule of that id, or a group of rules."""
        return bool(self.group(name))

    def names(self) -> Iterable[str]:
        """All ids and groups that may be written."""
        return (*self.rules, *self._groups)
