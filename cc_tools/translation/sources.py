"""Where passages come from: the files of a game, and files of phrases. A further source is one more function here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from pydantic import BaseModel

from cc_tools.language.signature import Signature
from cc_tools.load import Document, plain
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.phrases import VerbWorded, WordWorded, gather
from cc_tools.model.translated import Translated
from cc_tools.translation.memory import KEY
from cc_tools.translation.passage import FileStart, Passage, Places
from cc_tools.translation.walk import ALL, passages
from cc_tools.validate import ValidatedGame

PHRASES, VERBS, WORDS = "phrases", "verbs", "words"


def of_game(game: ValidatedGame) -> Iterator[Passage]:
    """Everything translatable in a game's own files: names, rulings, texts, terms."""
    for collection, located in game.records.items():
        if collection != KEY:
            for one in located:
                yield from passages(one.record, one.node, f"{collection}/{one.id}", collection)


def of_catalog(game: GameCatalog) -> Iterator[Passage]:
    """The same from a catalog, which no longer knows where each wording stands."""
    yield from passages(game.game, None, f"game/{game.game.id}", "game")
    for collection, records in (("terms", game.terms), ("set", game.sets)):
        for one in records:
            yield from passages(one, None, f"{collection}/{one.id}", collection)
    for collection, entries in game.entries.items():
        for entry in entries:
            yield from passages(entry.record, None, f"{collection}/{getattr(entry.record, 'id', '')}", collection)


def recorded(game: ValidatedGame) -> Translated | None:
    """What a game's `translations.yaml` says; None where there is no such file."""
    return next((one.record for one in game.records.get(KEY, ()) if isinstance(one.record, Translated)), None)


def of_phrases(
    documents: Iterable[Document], termed: Collection[str], general: Collection[str] = ()
) -> Iterator[Passage]:
    """The phrases in these files. A word needs a wording of its own only where no term renders it.

    `termed` are the words that a term renders, as the phrase book calls them (`zone play`), `general` the constructions
    that all games share: what a game adds to one of them in a language is that language's affair.
    """

    def needs(value: BaseModel, key: str) -> bool:
        if isinstance(value, WordWorded):
            return key.partition("/")[2] not in termed
        part, _, construction = key.partition("/")
        return isinstance(value, VerbWorded) or (part == PHRASES and construction not in general)

    for document in documents:
        yield from passages(gather([plain(document.root)]), document.root, "", PHRASES, needs)


def without_phrase(verbs: Iterable[tuple[Signature, str]], worded: Collection[str]) -> Iterator[Passage]:
    """A passage without any words for each verb (with the file it is declared in) that has no phrase."""
    for verb, file in verbs:
        if verb.name not in worded:
            yield Passage(f"{VERBS}/{verb.name}", VERBS, "template", {}, ALL, FileStart(file))


def without_term(game: ValidatedGame, words: Iterable[str]) -> Iterator[Passage]:
    """A passage without any words for each word of the game (`zone play`) that neither term nor phrase renders."""
    node = game.records["game"][0].node
    for word in words:
        sense, _, name = word.partition(" ")
        places = Places(node, {"en": ("words", sense, name)})
        yield Passage(f"{WORDS}/{word}", WORDS, "template", {}, ALL, places)
