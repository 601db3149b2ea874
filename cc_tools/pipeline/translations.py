"""Everything translatable with what is known about its translations, for the commands that deal with them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cc_tools import games
from cc_tools.diagnostics import Diagnostic, Severity, Span, sort
from cc_tools.games.package import GamePackage, installed
from cc_tools.language.registry import modules
from cc_tools.language.signature import Signature
from cc_tools.load import Document, Mapping as MappingNode, load_text, load_workspace, plain, workspace_hash
from cc_tools.load.discover import TRANSLATIONS_FILE
from cc_tools.model.phrases import PhraseBook, gather
from cc_tools.model.translated import FOREIGN, Foreign, Translated
from cc_tools.pipeline.places import shown_below
from cc_tools.pipeline.wording import GENERAL, phrase_files
from cc_tools.render.check import check_phrases
from cc_tools.render.lexicon import Lexicon, lexicon
from cc_tools.translation import sources
from cc_tools.translation.check import check
from cc_tools.translation.memory import KEY
from cc_tools.translation.parity import CardNames
from cc_tools.translation.passage import Passage
from cc_tools.validate import ValidatedGame, validate

ANYWHERE = Path("/")
LANGUAGE = "language"
"""What stands in the place of a game for phrases that all games share."""


@dataclass(frozen=True, slots=True)
class Stock:
    """The passages whose marks stand in one file. `game` is the game's id, or `language` for the general phrases.

    `recorded` says whether the file is there; `places` turns the passages' files into those that a person opens.
    """

    game: str
    file: Path
    passages: tuple[Passage, ...]
    known: Translated
    recorded: bool
    root: Path
    names: CardNames = field(default_factory=CardNames)

    @property
    def shown(self) -> str:
        """The file as a person opens it."""
        return shown_below(ANYWHERE)(self.file.as_posix())

    def findings(self, languages: Sequence[Foreign] = FOREIGN) -> list[Diagnostic]:
        """What is wrong with the translations."""
        shown = shown_below(self.root)
        found = check(self.passages, self.known, languages, self.names)
        return sort(one.moved(lambda span: replace(span, file=shown(span.file))) for one in found)


@dataclass(frozen=True, slots=True)
class Survey:
    """All stocks. `errors` is what kept parts of the data from being read, `wording` what is wrong with the phrases
    themselves, `texts` the files that findings name."""

    stocks: tuple[Stock, ...]
    errors: tuple[Diagnostic, ...]
    wording: tuple[Diagnostic, ...]
    texts: Mapping[str, str]
    data_hash: str


def survey(root: Path) -> Survey:
    """Everything translatable in the card sets below `root` and in the phrases of their games."""
    packages = installed()
    workspace, unread = load_workspace(root)
    validated, misshapen = validate(workspace, {game.id: game.collections for game in packages.values()})
    shown = shown_below(workspace.root)
    texts = {shown(document.path): document.text for document in workspace.documents}
    errors = [finding for finding in [*unread, *misshapen] if finding.severity is Severity.ERROR]
    shelf = _Shelf(texts, errors)
    known = [(game, packages[game.game.id]) for game in validated.games.values() if game.game.id in packages]
    words = {game.game.id: _lexicon(game, shelf.book(package.folder)) for game, package in known}
    stocks = [shelf.general(words)]
    for game, package in known:
        lexicon_ = words[game.game.id]
        stocks += [_data(game, lexicon_, workspace.root), shelf.of_game(package, lexicon_)]
    wording = [one for game, package in known for one in shelf.wording(package, words[game.game.id])]
    moved = (one.moved(lambda span: replace(span, file=shown(span.file))) for one in errors)
    return Survey(
        stocks=tuple(stock for stock in stocks if stock.passages),
        errors=tuple(sort(moved)),
        wording=tuple(sort(wording)),
        texts=texts,
        data_hash=workspace_hash(root),
    )


def _data(game: ValidatedGame, words: Lexicon, root: Path) -> Stock:
    found = (*sources.of_game(game), *sources.without_term(game, words.ambiguous))
    known = sources.recorded(game)
    file = root / ("" if game.folder == "." else game.folder) / TRANSLATIONS_FILE
    names = CardNames.of(list(found))
    return Stock(game.game.id, file, found, known or Translated(), known is not None, root, names)


def _lexicon(game: ValidatedGame, book: PhraseBook) -> Lexicon:
    terms = [term.model_dump(exclude_defaults=True) for term in game.terms]
    traits = [word for term in game.terms if term.category is not None for word in term.words if " " not in word]
    return lexicon(game.game, terms, book, traits)


def _termed(words: Lexicon) -> frozenset[str]:
    return frozenset(f"{sense} {name}" for sense, name in words.words)


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The phrase files, which lie beside the code. `texts` and `errors` take up what is read on the way."""

    texts: dict[str, str]
    errors: list[Diagnostic]
    known: dict[Path, tuple[Document, ...]] = field(default_factory=dict)

    def book(self, folder: Path) -> PhraseBook:
        """The general phrases and those in the folder of a game's package."""
        return gather(plain(one.root) for place in (GENERAL, folder) for one in self._documents(place))

    def wording(self, package: GamePackage, words: Lexicon) -> Iterator[Diagnostic]:
        """What is wrong with the phrase book of a game, at the entry that it speaks of."""
        documents = (*self._documents(package.folder), *self._documents(GENERAL))
        for finding in check_phrases(self.book(package.folder), words, package.verbs):
            part, _, key = finding.span.file.partition(".")
            yield replace(finding, span=_entry(documents, part, key) or finding.span)

    def general(self, words: Mapping[str, Lexicon]) -> Stock:
        """The phrases that all games share."""
        termed = frozenset(name for one in words.values() for name in _termed(one))
        found = sources.of_phrases(self._documents(GENERAL), termed)
        return self._stock(LANGUAGE, GENERAL, tuple(found))

    def of_game(self, package: GamePackage, words: Lexicon) -> Stock:
        """The phrases of a game, and its verbs that have none."""
        worded = self.book(package.folder).verbs
        found = (
            *sources.of_phrases(self._documents(package.folder), _termed(words), self._constructions()),
            *sources.without_phrase(_declared(package), worded),
        )
        return self._stock(package.id, package.folder, found)

    def _constructions(self) -> frozenset[str]:
        """The constructions that the general phrases word."""
        return frozenset(gather(plain(one.root) for one in self._documents(GENERAL)).phrases)

    def _documents(self, folder: Path) -> tuple[Document, ...]:
        if folder not in self.known:
            read = (self._read(path) for path in phrase_files(folder))
            self.known[folder] = tuple(document for document in read if document is not None)
        return self.known[folder]

    def _read(self, path: Path) -> Document | None:
        data = path.read_bytes()
        document, findings = load_text(path.as_posix(), data)
        self.errors.extend(one for one in findings if one.severity is Severity.ERROR)
        if document is not None:
            self.texts[shown_below(ANYWHERE)(document.path)] = document.text
        return document

    def _stock(self, game: str, folder: Path, found: tuple[Passage, ...]) -> Stock:
        file = folder / TRANSLATIONS_FILE
        document = self._read(file) if file.is_file() else None
        known = Translated.model_validate(plain(document.root)[KEY]) if document is not None else Translated()
        return Stock(game, file, found, known, document is not None, ANYWHERE)


def _entry(documents: Sequence[Document], part: str, key: str) -> Span | None:
    """The place of an entry of a phrase book, or of the entry that it is a part of; None where there is none."""
    while key:
        for document in documents:
            node = document.root.at((part,))
            if isinstance(node, MappingNode) and node.get(key) is not None:
                span = document.root.key((part, key)).head
                return replace(span, file=shown_below(ANYWHERE)(document.path))
        key = key.rpartition(".")[0]
    return None


def _declared(package: GamePackage) -> Iterator[tuple[Signature, str]]:
    """The verbs of a game's own with the file of each."""
    folder = importlib.import_module(f"{games.__name__}.{package.folder.name}.verbs")
    for module in modules(folder):
        for value in vars(module).values():
            if isinstance(value, Signature):
                yield value, str(module.__file__)
