"""Scenario files with the cards they are about: read for `cc-tools test`, and checked with everything else."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cc_tools import shipped
from cc_tools.diagnostics import Diagnostic, Span, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.load import Document, load_scenarios
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.pipeline.outcome import Counts, Outcome
from cc_tools.pipeline.places import shown_below
from cc_tools.pipeline.stored import open_hashed
from cc_tools.pipeline.street import outermost
from cc_tools.scenarios import ReadFile, ScenarioReader, Sheet, game_of, of_no_game

Place = Callable[[Span], Span]
Cards = Callable[[Path | None], Catalog]
"""The cards of the game in a folder, or (None) those for a file that lies in no game."""


@dataclass(frozen=True, slots=True)
class ScenarioStock:
    """The scenarios of some places: by file with the cards they are played with, and the findings about the files.

    `sources` holds the text of every file by the name that findings call it; `data_hash` is that of all cards used.
    """

    sheets: tuple[Sheet, ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    data_hash: str = ""


def read_scenarios(roots: Sequence[Path]) -> ScenarioStock:
    """The scenarios in folders and files, with the compiled cards of the game that each file lies in.

    A file outside every game is about ./cardsets, or else the shipped card sets. Raises UnsoundError where cards that
    are needed have errors.
    """
    opened: dict[Path, tuple[Catalog, str]] = {}

    def cards(home: Path | None) -> Catalog:
        folder = shipped.at_hand() if home is None or home.parent == shipped.at_hand().resolve() else home
        if folder not in opened:
            opened[folder] = open_hashed(folder)
        return opened[folder][0]

    reader = _Reader(cards, {})
    found = [reader.read(root) for root in outermost(roots)]
    hashes = "".join(sorted(known for _, known in opened.values()))
    return ScenarioStock(
        sheets=tuple(sheet for one in found for sheet in one.sheets),
        findings=tuple(finding for one in found for finding in one.findings),
        sources={path: text for one in found for path, text in one.sources.items()},
        data_hash=hashes if len(opened) == 1 else hashlib.sha256(hashes.encode()).hexdigest(),
    )


def with_scenarios(outcome: Outcome, roots: Sequence[Path]) -> Outcome:
    """The outcome of a check with the findings about the scenario files in the same places, and their number."""

    def cards(home: Path | None) -> Catalog:
        return outcome.catalog if home is not None else open_hashed(shipped.at_hand())[0]

    reader = _Reader(cards, outcome.rejected)
    found = [reader.read(root) for root in outermost(roots)]
    findings = [finding for one in found for finding in one.findings]
    named = {finding.span.file for finding in findings}
    number = Counter(sheet.game.game.id for one in found for sheet in one.sheets for _ in sheet.scenarios)
    games = {game: outcome.games.get(game, Counts()) for game in [*outcome.games, *number]}
    return replace(
        outcome,
        findings=tuple(sort([*outcome.findings, *findings])),
        games={game: counts + Counts(scenarios=number[game]) for game, counts in games.items()},
        sources={**outcome.sources, **{p: text for one in found for p, text in one.sources.items() if p in named}},
    )


class _Reader:
    """Reads scenario files, each with the cards it is about."""

    def __init__(self, cards: Cards, rejected: Mapping[str, frozenset[str]]) -> None:
        self.cards = cards
        self.rejected = rejected
        self.packages = installed()
        self.readers: dict[int, ScenarioReader] = {}

    def read(self, root: Path) -> ScenarioStock:
        """The scenarios of one folder or file."""
        workspace, unread = load_scenarios(root)
        shown = shown_below(workspace.root)

        def place(span: Span) -> Span:
            return replace(span, file=shown(span.file))

        findings = [finding.moved(place) for finding in unread]
        sheets: list[Sheet] = []
        for document in workspace.documents:
            home = (workspace.root / document.game).resolve() if document.game is not None else None
            read, game = self._document(document, home, place)
            findings += read.findings
            sheets += [Sheet(game, read.scenarios)] if game is not None else []
        sources = {shown(path): text for path, text in workspace.sources.items()}
        return ScenarioStock(tuple(sheets), tuple(sort(findings)), sources)

    def _document(self, document: Document, home: Path | None, place: Place) -> tuple[ReadFile, GameCatalog | None]:
        name = game_of(document) or ""
        package = self.packages.get(name)
        if package is None:
            return of_no_game(document, self.packages, f"there is no game `{name}`", place), None
        if package.scenario is None:
            return of_no_game(document, (), f"`{name}` cannot be played yet, so it has no scenarios", place), None
        game = self.cards(home).games.get(name)
        if game is None:
            return of_no_game(document, (), f"there are no cards of `{name}` in this place", place), None
        return self._of(game, package).read(document, place), game

    def _of(self, game: GameCatalog, package: GamePackage) -> ScenarioReader:
        if id(game) not in self.readers:
            rejected = self.rejected.get(game.game.id, frozenset())
            self.readers[id(game)] = ScenarioReader(game, package, rejected)
        return self.readers[id(game)]
