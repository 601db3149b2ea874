"""The one-way street as code: card files to documents, records, catalog, database.

Every stage takes a value and gives a value and findings; a user's mistake never stops a run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cc_tools import rules
from cc_tools.diagnostics import Diagnostic, Severity, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.link import link
from cc_tools.load import Workspace, load_workspace, workspace_hash
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.rules.checks import checks
from cc_tools.validate import Validated, validate


@dataclass(frozen=True, slots=True)
class Counts:
    """What a run has checked. A record is one face under one number, a card one content, a printing one number."""

    records: int = 0
    cards: int = 0
    printings: int = 0
    faces: int = 0
    operations: int = 0
    files: int = 0


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


def check(roots: Sequence[Path]) -> Outcome:
    """Check card sets, folders of them or single files: load, validate, link, and the rules across cards."""
    packages = installed()
    outcomes = [_check(root, packages) for root in roots]
    return outcomes[0] if len(outcomes) == 1 else _merged(outcomes)


def _check(root: Path, packages: Mapping[str, GamePackage]) -> Outcome:
    workspace, findings = load_workspace(root)
    validated, faults = validate(workspace, {game.id: game.collections for game in packages.values()})
    catalog, more = link(validated, {game.id: game.verbs for game in packages.values()})
    across = _across(catalog, validated, packages) if not faults else []
    asked = sort(one for one in [*findings, *faults, *more, *across] if one.span.file not in workspace.context)
    return Outcome(catalog, tuple(asked), _counts(catalog, workspace), workspace_hash(root), _sources(workspace, asked))


def _across(catalog: Catalog, validated: Validated, packages: Mapping[str, GamePackage]) -> list[Diagnostic]:
    """The findings of the rules across cards."""
    return [
        finding
        for game in catalog.games.values()
        for one in checks([rules, packages[game.game.id].rules])
        for finding in one.run(game, validated.places(game.game.id))
    ]


def _counts(catalog: Catalog, workspace: Workspace) -> Counts:
    counts = [_of_game(game, workspace) for game in catalog.games.values()]
    files = len(workspace.documents) - len(workspace.context)
    total = Counts(files=files)
    for one in counts:
        total = _sum(total, one)
    return total


def _of_game(game: GameCatalog, workspace: Workspace) -> Counts:
    asked = {
        (name, getattr(entry.record, "id", ""))
        for name, entries in game.entries.items()
        for entry in entries
        if entry.file not in workspace.context
    }
    cards = [card for card in game.cards.values() if ("cards", card.id) in asked]
    faces = {card.id: len(card.face_names) for card in cards}
    printings = [shown for shown in game.printings if shown.card in faces]
    operations = [one for one in game.operations if (one.collection, one.record) in asked]
    records = sum(faces[shown.card] for shown in printings)
    return Counts(records, len(cards), len(printings), sum(faces.values()), len(operations))


def _sum(first: Counts, second: Counts) -> Counts:
    return Counts(*(getattr(first, name) + getattr(second, name) for name in Counts.__slots__))


def _sources(workspace: Workspace, findings: Iterable[Diagnostic]) -> Mapping[str, str]:
    wanted = {finding.span.file for finding in findings} | {
        related.span.file for finding in findings for related in finding.related
    }
    return {document.path: document.text for document in workspace.documents if document.path in wanted}


def _merged(outcomes: Sequence[Outcome]) -> Outcome:
    merged = replace(outcomes[0])
    for other in outcomes[1:]:
        merged = Outcome(
            Catalog({**merged.catalog.games, **other.catalog.games}),
            tuple(sort([*merged.findings, *other.findings])),
            _sum(merged.counts, other.counts),
            f"{merged.data_hash}+{other.data_hash}",
            {**merged.sources, **other.sources},
        )
    return merged
