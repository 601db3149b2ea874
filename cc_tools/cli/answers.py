"""The answers to a query: for programs, as a table for people, as lines for pipes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TextIO

from cc_tools.cli.conclusion import counted
from cc_tools.cli.output.envelope import findings
from cc_tools.cli.output.query import Answer as Shown, Output
from cc_tools.cli.reporters import text
from cc_tools.cli.terminal import cells
from cc_tools.database import Database
from cc_tools.database.card_search import CardSearch, Specification, over as search_over, specification
from cc_tools.database.card_search.guide import guide
from cc_tools.database.card_search.places import QUERY
from cc_tools.database.card_search.search import COLUMNS, SORT
from cc_tools.diagnostics import Diagnostic
from cc_tools.games.search_fields import search_fields
from cc_tools.model.text import Language

WIDEST = 44


@dataclass(frozen=True, slots=True)
class Asked:
    """A query answered: the positions of the cards, the fields to show, and all that was found wrong."""

    query: str
    language: Language
    positions: tuple[int, ...]
    columns: tuple[str, ...]
    findings: tuple[Diagnostic, ...]
    sources: dict[str, str]
    ok: bool


def language_of_search() -> Specification:
    """The search language of the installed games."""
    return specification(search_fields())


def over(database: Database) -> CardSearch:
    """A search over the cards of an open database."""
    return search_over(database.connection, language_of_search())


def ask(search: CardSearch, query: str, language: Language, sort: str, columns: str) -> Asked:
    """Ask for cards; what is wrong with the query, the order or the columns is in the findings."""
    shown, wrong_columns = search.columns(columns)
    keys, wrong_keys = search.sorting(sort)
    answer = search.ask(query, language, keys)
    ok = answer.ok and not wrong_columns and not wrong_keys
    return Asked(
        query=query,
        language=language,
        positions=answer.positions if ok else (),
        columns=shown,
        findings=(*answer.findings, *wrong_keys, *wrong_columns),
        sources={QUERY: query, SORT: sort, COLUMNS: columns},
        ok=ok,
    )


def output(search: CardSearch, asked: Asked, data_hash: str) -> Output:
    """The answers for programs."""
    return Output(
        command="query",
        data_hash=data_hash,
        ok=asked.ok,
        query=asked.query,
        language=asked.language,
        total=len(search.cards),
        cards=tuple(_shown(search, asked, position) for position in asked.positions),
        findings=findings(asked.findings),
    )


def _shown(search: CardSearch, asked: Asked, position: int) -> Shown:
    card = search.cards[position]
    values = {field: search.shown(field, position, asked.language) for field in asked.columns}
    return Shown(game=card.game, id=card.id, name=card.name, kind=card.kind, set=card.set, values=values)


def lines(search: CardSearch, asked: Asked) -> Iterator[str]:
    """Each answer as JSON on a line of its own."""
    for position in asked.positions:
        yield json.dumps(_shown(search, asked, position).model_dump(mode="json"), ensure_ascii=False)


def ids(search: CardSearch, asked: Asked) -> Iterator[str]:
    """The id of each answer, as other commands take it."""
    return (search.cards[position].id for position in asked.positions)


def table(search: CardSearch, asked: Asked) -> Iterator[str]:
    """The answers with a column for each field, and how many there are. Long values are cut."""
    if asked.positions:
        rows = [
            [search.said(field, position, asked.language) for field in asked.columns] for position in asked.positions
        ]
        yield from _aligned([list(asked.columns), *rows])
    yield f"{counted(len(asked.positions), 'card')} of {len(search.cards):,}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    shown = [[_cut(text) for text in row] for row in rows]
    widths = [max(width for _, width in column) for column in zip(*shown, strict=True)]
    for number, row in enumerate(shown):
        padded = (text + " " * (width - taken) for (text, taken), width in zip(row, widths, strict=True))
        yield "  ".join(padded).rstrip()
        if number == 0:
            yield "  ".join("-" * width for width in widths)


def _cut(text: str) -> tuple[str, int]:
    """A value as a terminal shows it, at most so wide, and its width."""
    shown, taken = "", 0
    for char, width in cells(" ".join(text.split())):
        if taken + width > WIDEST - 1:
            return f"{shown}…", taken + 1
        shown, taken = shown + char, taken + width
    return shown, taken


def tell(asked: Asked, out: TextIO) -> None:
    """Say what is to be said about the query, each finding at its place."""
    for finding in asked.findings:
        text.write_finding(finding, asked.sources, out)


def manual_page(language: Language) -> str:
    """The help page of the search language."""
    return guide(language_of_search(), language)
