"""One operation string, read for a person or a program that has no card."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from cc_tools.diagnostics import Diagnostic
from cc_tools.games.package import installed
from cc_tools.language.lowering import lower
from cc_tools.language.lowering.listing import listing
from cc_tools.language.printer import print_operation
from cc_tools.link.operations import Operations, game_dialect
from cc_tools.model.catalog import Catalog, GameCatalog
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from cc_tools.pipeline.compiled import UnsoundError
from cc_tools.pipeline.stored import open_catalog
from cc_tools.pipeline.wording import with_sentences
from cc_tools.render.catalog import renderer
from cc_tools.render.writer import Unworded


@dataclass(frozen=True, slots=True)
class OperationReading:
    """What a string means: its tree, canonical form and text by language, where it can be read; and its findings."""

    operation: Operation | None
    canonical: str | None
    text: Mapping[Language, str]
    findings: tuple[Diagnostic, ...]


def read_operation(text: str, game: str) -> OperationReading:
    """Read an operation of a game, with the words and names of the shipped card sets. KeyError for another game."""
    known = _words().games[game]
    dialect = game_dialect(known.game, known.terms, installed()[game].verbs)
    reading = Operations(dialect, frozenset(known.by_slug) | set(known.game.reserved_names)).read(text)
    operation = reading.operation
    canonical = print_operation(operation) if operation is not None else None
    return OperationReading(operation, canonical, _text(known, operation), reading.findings)


def lowered(operation: Operation, game: str) -> list[str]:
    """The instructions that an operation becomes, one a line."""
    known = _words().games[game]
    return listing(lower(operation, "operation", installed()[game].verbs, known.game.attack))


def traced(operation: Operation, game: str) -> list[str]:
    """What carrying out an operation does in a game just begun, one line an instruction.

    Raises LookupError where the game cannot be played.
    """
    from cc_tools.engine.trace import traced as told

    play = installed()[game].playing()
    return list(told(*play.rehearsal(play.pool(_words().games[game]), operation)))


def _text(game: GameCatalog, operation: Operation | None) -> Mapping[Language, str]:
    """The operation in every language that has all the words for it."""
    found: dict[Language, str] = {}
    if operation is not None:
        made = renderer(game)
        for language in made.writers:
            with suppress(Unworded):
                found[language] = made.render(operation, language).text
    return found


def _words() -> Catalog:
    """The shipped card sets, for their words and names; an author's error elsewhere in them does not matter here."""
    try:
        return open_catalog()
    except UnsoundError as error:
        return with_sentences(error.outcome.catalog, installed())
