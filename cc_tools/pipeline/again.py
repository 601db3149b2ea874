"""The street once more, for a program that runs on while files change: what has not changed is not read again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cc_tools.diagnostics import Diagnostic, Severity, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.language.walk import nodes
from cc_tools.link import link
from cc_tools.link.operations import Readings
from cc_tools.load import load_workspace
from cc_tools.load.workspace import Loaded
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.showing import Showings
from cc_tools.model.text import Language
from cc_tools.model.tree import Reference
from cc_tools.pipeline.showing import showings
from cc_tools.pipeline.wording import phrase_book, rendered
from cc_tools.validate import validate

Sentences = dict[str, Mapping[Language, str]]


@dataclass
class Again:
    """Card sets in a folder, read as often as asked. Translations and rules across cards are left to `check`."""

    root: Path
    _loaded: Loaded = field(default_factory=dict)
    _scenarios: Loaded = field(default_factory=dict)
    _readings: dict[str, Readings] = field(default_factory=dict)
    _before: Mapping[str, GameCatalog] = field(default_factory=dict)
    _packages: Mapping[str, GamePackage] = field(default_factory=installed)
    _books: dict[str, PhraseBook] = field(default_factory=dict)

    def read(self) -> tuple[Catalog | None, list[Diagnostic]]:
        """The catalog as the files are now, with its sentences, and the errors; None where there are any."""
        workspace, findings = load_workspace(self.root, self._loaded)
        validated, misshapen = validate(workspace, {one.id: one.collections for one in self._packages.values()})
        for own, valid in validated.games.items():
            known = self._before.get(own)
            if known is not None and (known.game, known.terms) != (valid.game, valid.terms):
                self._readings.pop(own, None)
        catalog, unlinked = link(validated, {one.id: one.verbs for one in self._packages.values()}, self._readings)
        errors = [one for one in (*findings, *misshapen, *unlinked) if one.severity is Severity.ERROR]
        if errors:
            return None, sort(errors)
        games = {own: self._worded(game) for own, game in catalog.games.items()}
        self._before = games
        return Catalog(games), []

    def showings(self) -> Showings:
        """The scenarios that show rules, as their files are now."""
        return showings(self.root, self._scenarios)

    def _worded(self, game: GameCatalog) -> GameCatalog:
        """The game with its sentences; those that name no card stay while words stay."""
        own = game.game.id
        if own not in self._books:
            self._books[own] = phrase_book(self._packages[own])
        with_book = replace(game, phrases=self._books[own])
        before = self._before.get(own)
        kept: Sentences = {}
        if before is not None and (before.game, before.terms) == (game.game, game.terms):
            old = before.sentences
            kept = {text: old[text] for text in game.trees if text in old and _same(text, before, game)}
        return replace(with_book, sentences={**kept, **rendered(with_book, set(game.trees) - set(kept))})


def _same(text: str, before: GameCatalog, now: GameCatalog) -> bool:
    """Whether the sentences of an operation are the same: it names no card, or those that it names are."""
    slugs = [node.slug for node in nodes(now.trees[text]) if isinstance(node, Reference)]
    return all(_names(before, slug) == _names(now, slug) for slug in slugs)


def _names(game: GameCatalog, slug: str) -> list[object]:
    return [(game.cards[card].name, game.cards[card].names) for card in game.by_slug.get(slug, ())]
