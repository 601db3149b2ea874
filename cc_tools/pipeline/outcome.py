"""What a run of the pipeline gives: findings, counts, and the catalog that came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from cc_tools.diagnostics import Diagnostic, Severity

if TYPE_CHECKING:
    from cc_tools.model.catalog import Catalog


@dataclass(frozen=True, slots=True)
class Counts:
    """What a run has checked. A record is one face under one number, a card one content, a printing one number."""

    records: int = 0
    cards: int = 0
    printings: int = 0
    faces: int = 0
    operations: int = 0
    files: int = 0
    scenarios: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a run found. `games` has the counts of each game; `sources` the text of every file with a finding.

    `partial` tells that errors in the shape of files kept the checks across cards from being made.
    """

    findings: tuple[Diagnostic, ...] = ()
    partial: bool = False
    games: Mapping[str, Counts] = field(default_factory=dict)
    data_hash: str
    sources: Mapping[str, str] = field(default_factory=dict)

    @property
    def counts(self) -> Counts:
        """The counts of all games together."""
        return sum(self.games.values(), Counts())

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong; warnings do not count."""
        return not any(finding.severity is Severity.ERROR for finding in self.findings)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Report):
    """A report and the catalog of the run; `rejected` names by game the cards that had errors and are not in it."""

    catalog: Catalog
    rejected: Mapping[str, frozenset[str]] = field(default_factory=dict)
