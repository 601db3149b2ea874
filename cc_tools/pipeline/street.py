"""The one-way street as code: card files to documents, records, catalog, database.

Every stage takes a value and gives a value and findings; a user's mistake never stops a run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cc_tools import rules
from cc_tools.diagnostics import Diagnostic, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.link import link
from cc_tools.load import Workspace, load_workspace, workspace_hash
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.pipeline.outcome import Counts, Outcome, merged
from cc_tools.rules.checks import checks
from cc_tools.validate import Validated, validate


def check(roots: Sequence[Path]) -> Outcome:
    """Check card sets, folders of them or single files: load, validate, link, and the rules across cards.

    Findings name files relative to the current folder, or in full where they lie outside it.
    """
    packages = installed()
    return merged([_check(root, packages) for root in _outermost(roots)])


def _outermost(roots: Sequence[Path]) -> list[Path]:
    """The roots without those that lie in another."""
    whole = [root.resolve() for root in roots]
    inside = {one for one in whole for other in whole if one != other and one.is_relative_to(other)}
    return [root for root, one in dict(zip(roots, whole, strict=True)).items() if one not in inside]


def _check(root: Path, packages: Mapping[str, GamePackage]) -> Outcome:
    workspace, findings = load_workspace(root)
    validated, faults = validate(workspace, {game.id: game.collections for game in packages.values()})
    catalog, more = link(validated, {game.id: game.verbs for game in packages.values()})
    across = _across(catalog, validated, packages) if not faults else []
    asked = sort(one for one in [*findings, *faults, *more, *across] if one.span.file not in workspace.context)
    shown = _shown(workspace.root)
    findings = [finding.moved(lambda span: replace(span, file=shown(span.file))) for finding in asked]
    sources = {shown(path): text for path, text in _sources(workspace, asked).items()}
    return Outcome(catalog, tuple(findings), _counts(catalog, workspace), workspace_hash(root), sources)


def _shown(root: Path) -> Callable[[str], str]:
    """What turns a path below the workspace's root into one that the person who called can open."""
    here = Path.cwd()
    base = root.relative_to(here) if root.is_relative_to(here) else root
    return lambda path: (base / path).as_posix()


def _across(catalog: Catalog, validated: Validated, packages: Mapping[str, GamePackage]) -> list[Diagnostic]:
    """The findings of the rules across cards."""
    return [
        finding
        for game in catalog.games.values()
        for one in checks([rules, packages[game.game.id].rules])
        for finding in one.run(game, validated.games[game.game.id].places)
    ]


def _counts(catalog: Catalog, workspace: Workspace) -> Counts:
    files = Counts(files=len(workspace.documents) - len(workspace.context))
    return sum((_of_game(game, workspace) for game in catalog.games.values()), files)


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


def _sources(workspace: Workspace, findings: Iterable[Diagnostic]) -> Mapping[str, str]:
    wanted = {finding.span.file for finding in findings} | {
        related.span.file for finding in findings for related in finding.related
    }
    return {document.path: document.text for document in workspace.documents if document.path in wanted}
