"""The one-way street as code: card files to documents, records, catalog, database.

Every stage takes a value and gives a value and findings; a user's mistake never stops a run.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cc_tools import rules
from cc_tools.diagnostics import Diagnostic, Severity, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.link import link
from cc_tools.load import Document, Workspace, load_workspace, workspace_hash
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.translated import Translated
from cc_tools.pipeline.outcome import Counts, Outcome
from cc_tools.pipeline.places import shown_below
from cc_tools.rules.checks import checks
from cc_tools.translation import sources
from cc_tools.translation.check import check as check_translations
from cc_tools.validate import Validated, validate


def check(roots: Sequence[Path]) -> Outcome:
    """Check card sets, folders of them or single files: load, validate, link, and the rules across cards.

    Findings name files relative to the current folder, or in full where they lie outside it.
    """
    packages = installed()
    outcomes = [_check(root, packages) for root in outermost(roots)]
    return outcomes[0] if len(outcomes) == 1 else _merged(outcomes)


def outermost(roots: Sequence[Path]) -> list[Path]:
    """The roots without those that lie in another."""
    whole = [root.resolve() for root in roots]
    inside = {one for one in whole for other in whole if one != other and one.is_relative_to(other)}
    return [root for root, one in dict(zip(roots, whole, strict=True)).items() if one not in inside]


def _check(root: Path, packages: Mapping[str, GamePackage]) -> Outcome:
    workspace, unread = load_workspace(root)
    return of_workspace(workspace, unread, packages, workspace_hash(root))


def of_workspace(
    workspace: Workspace, unread: Sequence[Diagnostic], packages: Mapping[str, GamePackage], data_hash: str
) -> Outcome:
    """The same for documents that were read, and what was wrong with them; only findings about asked ones are shown."""
    validated, misshapen = validate(workspace, {game.id: game.collections for game in packages.values()})
    catalog, unlinked = link(validated, {game.id: game.verbs for game in packages.values()})
    findings = [*unread, *misshapen, *unlinked]
    partial = any(finding.severity is Severity.ERROR for finding in [*unread, *misshapen])
    if not partial:
        findings += _across(catalog, validated, packages)
        findings += untranslated(validated)
    rejected = {game: known.rejected.get("cards", frozenset()) for game, known in validated.games.items()}
    return replace(_outcome(workspace, catalog, findings, data_hash), rejected=rejected, partial=partial)


def _outcome(workspace: Workspace, catalog: Catalog, findings: list[Diagnostic], data_hash: str) -> Outcome:
    """The outcome for the part of the workspace that was asked for."""
    shown = shown_below(workspace.root)
    asked = sort(finding for finding in findings if finding.span.file not in workspace.context)
    return Outcome(
        catalog=catalog,
        findings=tuple(finding.moved(lambda span: replace(span, file=shown(span.file))) for finding in asked),
        games=_counts(catalog, workspace),
        data_hash=data_hash,
        sources={shown(path): text for path, text in _sources(workspace, asked).items()},
    )


def _merged(outcomes: Sequence[Outcome]) -> Outcome:
    """The outcome of several runs as one; parts of one game are counted together."""
    games: dict[str, Counts] = {}
    for outcome in outcomes:
        for game, counts in outcome.games.items():
            games[game] = games.get(game, Counts()) + counts
    return Outcome(
        catalog=Catalog({game: known for outcome in outcomes for game, known in outcome.catalog.games.items()}),
        findings=tuple(sort(finding for outcome in outcomes for finding in outcome.findings)),
        partial=any(outcome.partial for outcome in outcomes),
        games=games,
        rejected={game: names for outcome in outcomes for game, names in outcome.rejected.items()},
        data_hash=hashlib.sha256("".join(outcome.data_hash for outcome in outcomes).encode()).hexdigest(),
        sources={path: text for outcome in outcomes for path, text in outcome.sources.items()},
    )


def _across(catalog: Catalog, validated: Validated, packages: Mapping[str, GamePackage]) -> list[Diagnostic]:
    """The findings of the rules across cards."""
    return [
        finding
        for game in catalog.games.values()
        for one in checks([rules, packages[game.game.id].rules])
        for finding in one.run(game, validated.games[game.game.id].places)
    ]


def untranslated(validated: Validated) -> Iterator[Diagnostic]:
    """The findings about translations as warnings, so that a card can be added before it is translated.

    Nothing is stale in a game that keeps no record of what its translations were made from.
    """
    for game in validated.games.values():
        known = sources.recorded(game)
        passages = tuple(sources.of_game(game))
        for finding in check_translations(passages, known or Translated(), unrecorded=known is not None):
            yield replace(finding, code=replace(finding.code, severity=Severity.WARNING))


def _counts(catalog: Catalog, workspace: Workspace) -> Mapping[str, Counts]:
    return {own: _of_game(game, workspace) for own, game in catalog.games.items()}


def _of_game(game: GameCatalog, workspace: Workspace) -> Counts:
    asked = {
        (name, getattr(entry.record, "id", ""))
        for name, entries in game.entries.items()
        for entry in entries
        if entry.file not in workspace.context
    }
    faces = {card.id: len(card.face_names) for card in game.cards.values() if ("cards", card.id) in asked}
    printings = [shown for shown in game.printings if shown.card in faces]
    return Counts(
        records=sum(faces[shown.card] for shown in printings),
        cards=len(faces),
        printings=len(printings),
        faces=sum(faces.values()),
        operations=sum((one.collection, one.record) in asked for one in game.operations),
        files=sum(_of_this_game(one, game) and one.path not in workspace.context for one in workspace.documents),
    )


def _of_this_game(document: Document, game: GameCatalog) -> bool:
    return document.game is not None and (document.game == "." or document.game.rpartition("/")[2] == game.game.id)


def _sources(workspace: Workspace, findings: Iterable[Diagnostic]) -> Mapping[str, str]:
    wanted = {finding.span.file for finding in findings} | {
        related.span.file for finding in findings for related in finding.related
    }
    return {path: text for path, text in workspace.sources.items() if path in wanted}
