"""Operations in words: the phrase book of each game, and its sentences in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cc_tools import language
from cc_tools.games.package import GamePackage
from cc_tools.load import Document, load_text, plain
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.phrases import PhraseBook, gather
from cc_tools.model.text import Language
from cc_tools.render.catalog import renderer
from cc_tools.render.writer import Unworded

GENERAL = Path(language.__path__[0])


def with_sentences(catalog: Catalog, packages: Mapping[str, GamePackage]) -> Catalog:
    """The catalog with the phrase book of every game and its operations in words."""
    return Catalog({own: _game(game, packages[own]) for own, game in catalog.games.items()})


def _game(game: GameCatalog, package: GamePackage) -> GameCatalog:
    with_book = replace(game, phrases=phrase_book(package))
    return replace(with_book, sentences=rendered(with_book, with_book.trees))


def phrase_book(package: GamePackage) -> PhraseBook:
    """The general phrases and those of a game, as they stand beside the verbs."""
    # The general ones come first, since a game's own entry replaces a general one.
    files = [path for folder in (GENERAL, package.folder) for path in phrase_files(folder)]
    return gather(plain(document.root) for path in files if (document := _document(path)) is not None)


def phrase_files(folder: Path) -> Iterator[Path]:
    """The files of phrases in the folder of the language or of a game's package."""
    yield from sorted(folder.glob("phrases.yaml"))
    yield from sorted((folder / "verbs").glob("*.yaml"))


def _document(path: Path) -> Document | None:
    return load_text(path.name, path.read_bytes())[0]


def rendered(game: GameCatalog, texts: Collection[str]) -> Mapping[str, Mapping[Language, str]]:
    """The sentences of some of the game's operations, which has its phrase book, in every language."""
    made = renderer(game)
    found: dict[str, dict[Language, str]] = {}
    for text, tree in game.trees.items():
        if text not in texts:
            continue
        for name in made.writers:
            try:
                found.setdefault(text, {})[name] = made.render(tree, name).text
            except Unworded:
                continue
    return found
