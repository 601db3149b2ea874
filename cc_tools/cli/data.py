"""The compiled card sets for commands that ask them, with a word to the user where they cannot be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cc_tools import pipeline
from cc_tools.cli.conclusion import refuse
from cc_tools.cli.options import roots
from cc_tools.language.codes import UNKNOWN_KIND

if TYPE_CHECKING:
    from cc_tools.cli.labels import Labels
    from cc_tools.database import Database
    from cc_tools.model.catalog import Catalog
    from cc_tools.model.text import Language
    from cc_tools.model.tree import Operation
    from cc_tools.pipeline import OperationReading


def opened() -> Database:
    """The database of ./cardsets, or else of the shipped card sets; with errors in them the program ends."""
    try:
        return pipeline.open_database(roots(None)[0])
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)


def catalog() -> Catalog:
    """The catalog of ./cardsets, or else of the shipped card sets; with errors in them the program ends."""
    try:
        return pipeline.open_catalog(roots(None)[0])
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)


def labels(game: str, language: Language) -> Labels | None:
    """What a game calls its fields and words in a language; None for English, which has the words of the data."""
    if language == "en":
        return None
    from cc_tools.cli.labels import Labels

    return Labels(catalog().games[game], language)


def hashed() -> tuple[Catalog, str]:
    """The same catalog with the content hash of its data; with errors in it the program ends."""
    try:
        return pipeline.open_hashed(roots(None)[0])
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)


def lowered(operation: Operation, game: str) -> list[str]:
    """The instructions of an operation; where the game cannot be played yet, the program ends."""
    try:
        return pipeline.lowered(operation, game)
    except LookupError as error:
        refuse(str(error))


def traced(operation: Operation, game: str) -> list[str]:
    """A run of an operation, instruction by instruction; where the game cannot be played yet, the program ends."""
    try:
        return pipeline.traced(operation, game)
    except LookupError as error:
        refuse(str(error))


def read(operation: str, game: str) -> OperationReading:
    """An operation, read by the pipeline; without such a game, or with errors in the data, the program ends."""
    try:
        return pipeline.read_operation(operation, game)
    except KeyError:
        refuse(f"there is no game {game!r}")
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)


def reading_better(operation: str, than: str) -> str | None:
    """The other game that has the kind an operation begins with, where `than` has not; None where there is none."""
    for game in catalog().games:
        if game != than and all(one.code is not UNKNOWN_KIND for one in read(operation, game).findings):
            return game
    return None
