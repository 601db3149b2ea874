"""What a run of the pipeline gives: findings, counts, and the catalog that came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from cc_tools.diagnostics import Diagnostic, Severity, sort
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

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a run. `sources` holds the text of every file with a finding, by its path."""

    catalog: Catalog
    findings: tuple[Diagnostic, ...]
    counts: Counts
    data_hash: str
    sources: Mapping[str, str]

    @property
    def sound(self) -> bool:
        return not any(finding.severity is Severity.ERROR for finding in self.findings)


def merged(outcomes: Sequence[Outcome]) -> Outcome:
    """The outcome of several runs as one."""
    first, *others = outcomes
    for other in others:
        first = Outcome(
            Catalog({**first.catalog.games, **other.catalog.games}),
            tuple(sort([*first.findings, *other.findings])),
            first.counts + other.counts,
            f"{first.data_hash}-{other.data_hash}",
            {**first.sources, **other.sources},
        )
    return first
