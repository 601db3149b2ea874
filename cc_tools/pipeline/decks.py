"""Deck files with the cards of their game: in the folder of a game, or anywhere else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from cc_tools import shipped
from cc_tools.diagnostics import Code, Diagnostic, Severity, sort
from cc_tools.games.deck_building import COLLECTION, Deck, deck_building
from cc_tools.games.package import installed
from cc_tools.load import Document, Mapping as MappingNode, Workspace, load_text, load_workspace, workspace_hash
from cc_tools.load.codes import NO_GAME
from cc_tools.model.catalog import GameCatalog
from cc_tools.pipeline.compiled import UnsoundError
from cc_tools.pipeline.outcome import Outcome
from cc_tools.pipeline.places import shown_below
from cc_tools.pipeline.street import of_workspace, outermost
from cc_tools.translation import codes as translation

_TRANSLATION = frozenset(one.id for one in vars(translation).values() if isinstance(one, Code))
"""A deck for oneself needs no translation; `validate` asks for those of the decks that are shipped."""


class NoDecksError(Exception):
    """Decks were asked for where none can be: in a game without deck building, or where there is no such game."""


@dataclass(frozen=True, slots=True)
class DeckStock:
    """The decks of some places, each with its game, and the findings about their files.

    `sources` holds the text of every file with a finding; `data_hash` is that of the cards and decks read.
    """

    decks: tuple[tuple[GameCatalog, Deck], ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    data_hash: str = ""


def building_games() -> list[str]:
    """The installed games in which decks are built."""
    return [game for game in installed() if deck_building(game) is not None]


def read_decks(roots: Sequence[Path]) -> DeckStock:
    """The decks in folders and files. A file outside every game is about the cards of ./cardsets or those shipped.

    Raises UnsoundError where other files of the game have errors, and NoDecksError where no deck can be.
    """
    stocks = [_read(root) for root in outermost(roots)]
    hashes = "".join(one.data_hash for one in stocks)
    return DeckStock(
        decks=tuple(deck for one in stocks for deck in one.decks),
        findings=tuple(sort(finding for one in stocks for finding in one.findings)),
        sources={path: text for one in stocks for path, text in one.sources.items()},
        data_hash=hashes if len(stocks) == 1 else hashlib.sha256(hashes.encode()).hexdigest(),
    )


def _read(root: Path) -> DeckStock:
    packages = installed()
    workspace, unread = load_workspace(root)
    data_hash = workspace_hash(root)
    if not workspace.games:
        workspace, unread = _moved(workspace, unread)
    elif not any(COLLECTION in packages[game].collections for game in _names(workspace) if game in packages):
        raise NoDecksError(f"in `{', '.join(_names(workspace))}` no decks are built; in {_listed()} they are")
    asked = frozenset(document.path for document in workspace.documents) - workspace.context
    outcome = of_workspace(replace(workspace, context=frozenset()), unread, packages, data_hash)
    files = frozenset(map(shown_below(workspace.root), asked))
    if any(one.severity is Severity.ERROR and one.span.file not in files for one in outcome.findings):
        raise UnsoundError(outcome)
    found = (one for one in outcome.findings if one.span.file in files and one.code.id not in _TRANSLATION)
    return DeckStock(tuple(_decks(outcome, asked)), tuple(found), outcome.sources, data_hash)


def _moved(workspace: Workspace, unread: Sequence[Diagnostic]) -> tuple[Workspace, list[Diagnostic]]:
    """The documents of a place outside every game, beside the cards of the game at hand that builds decks."""
    home = next((folder for game in building_games() if (folder := shipped.at_hand() / game).is_dir()), None)
    if home is None:
        raise NoDecksError(f"there are no cards here of a game in which decks are built ({_listed()})")
    cards, faults = load_workspace(home)
    ours = tuple(moved for one in workspace.documents for moved in _document(one, workspace.root))
    found = [_placed(one, workspace.root) for one in unread if one.code is not NO_GAME]
    around = tuple(document for document in cards.documents if not _holds_decks(document))
    context = frozenset(document.path for document in around)
    unparsed = {(workspace.root / path).as_posix(): text for path, text in workspace.unparsed.items()}
    unparsed.update(cards.unparsed)
    return Workspace(cards.root, (*around, *ours), context, cards.unread, unparsed), [*faults, *found]


def _holds_decks(document: Document) -> bool:
    """Whether a file holds decks: those of the game are left out beside others, which may have the same ids."""
    return isinstance(document.root, MappingNode) and document.root.get(COLLECTION) is not None


def _document(document: Document, root: Path) -> Iterable[Document]:
    """The document as one of the game at hand, with its whole path; what is wrong with it is known already."""
    moved, _ = load_text((root / document.path).as_posix(), document.text, ".")
    return () if moved is None else (moved,)


def _placed(finding: Diagnostic, root: Path) -> Diagnostic:
    return finding.moved(lambda span: replace(span, file=(root / span.file).as_posix()))


def _names(workspace: Workspace) -> list[str]:
    return [workspace.root.name if folder == "." else folder.rpartition("/")[2] for folder in workspace.games]


def _listed() -> str:
    return ", ".join(f"`{game}`" for game in building_games())


def _decks(outcome: Outcome, asked: Iterable[str]) -> Iterable[tuple[GameCatalog, Deck]]:
    files = frozenset(asked)
    for game in outcome.catalog.games.values():
        for entry in game.entries.get(COLLECTION, ()):
            if entry.file in files:
                yield game, cast("Deck", entry.record)
