"""Which texts of the games are out of date: read from what `translations.yaml` keeps, without checking anything."""

from __future__ import annotations

from pathlib import Path

from cc_tools.load import load_text, plain
from cc_tools.load.discover import TRANSLATIONS_FILE
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.outdated import Outdated, Wording
from cc_tools.model.translated import FOREIGN, Translated
from cc_tools.translation import sources
from cc_tools.translation.memory import KEY
from cc_tools.translation.passage import State


def outdated(root: Path, catalog: Catalog) -> Outdated:
    """By game the texts that were translated from another English text, or nobody has said from which.

    Nothing is out of date in a game that keeps no record, or whose record cannot be read. Raises OSError.
    """
    known = {own: _recorded(root, own) for own in catalog.games}
    return {own: _of_game(catalog.games[own], kept) for own, kept in known.items() if kept is not None}


def _recorded(root: Path, game: str) -> Translated | None:
    folder = root if root.name == game else root / game
    file = folder / TRANSLATIONS_FILE
    if not file.is_file():
        return None
    document, findings = load_text(file.as_posix(), file.read_bytes())
    if document is None or findings:
        return None
    return Translated.model_validate(plain(document.root)[KEY])


def _of_game(game: GameCatalog, known: Translated) -> frozenset[Wording]:
    return frozenset(
        Wording(language, passage.source[""], passage.wordings[language].get("", ""))
        for passage in sources.of_catalog(game)
        if passage.style == "sentence"
        for language in FOREIGN
        if passage.state(language, known) is State.STALE
    )
