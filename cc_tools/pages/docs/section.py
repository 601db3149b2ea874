"""All pages of the docs, and their navigation: a pure function of catalog, registry, codes and hand-written pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cc_tools.diagnostics import Code
from cc_tools.games.package import installed
from cc_tools.language.registry import registry
from cc_tools.language.signature import Signature
from cc_tools.model.text import Closed, Language
from cc_tools.pages import markdown
from cc_tools.pages.docs import findings, tables
from cc_tools.pages.docs.examples import Reference
from cc_tools.pages.docs.findings import findings_page
from cc_tools.pages.docs.grammar import grammar_page, specification_page
from cc_tools.pages.docs.page import HOME, Page, page
from cc_tools.pages.docs.prose import counted
from cc_tools.pages.docs.records import records_page
from cc_tools.pages.docs.tables import database_page
from cc_tools.pages.docs.verbs import verbs_page
from cc_tools.pages.docs.written import Written, in_english
from cc_tools.pages.edition import Edition

TITLE = "Docs"


@dataclass(frozen=True, slots=True)
class Section:
    """The docs: their pages, and the navigation as MkDocs reads it."""

    pages: tuple[Page, ...]
    nav: tuple[dict[str, Any], ...]


def section(
    editions: Sequence[Edition], codes: Iterable[Code], written: Sequence[Written], site_language: Language
) -> Section:
    """The docs of these games in English; examples link to the cards of the site in `site_language`."""
    references = [Reference(edition, site_language) for edition in editions]
    made = {one.game: list(_game(one)) for one in references}
    grammar, found, database = specification_page(), findings_page(codes), database_page(_collections(references))
    ways = _ways(references, written)
    home = _home(ways)
    of_games = (one for ones in made.values() for one in ones)
    pages = (home, *(one.page for one in written), *of_games, grammar, found, database)
    return Section(pages, ({TITLE: HOME}, *({title: [dict([way]) for way in under]} for title, under in ways.items())))


def _verbs(game: str) -> Mapping[str, Signature]:
    found = installed().get(game)
    return registry() if found is None else found.verbs


def _collections(references: Iterable[Reference]) -> dict[str, Mapping[str, type[Closed]]]:
    known = installed()
    return {one.game: known[one.game].collections for one in references if one.game in known}


def _game(reference: Reference) -> Iterator[Page]:
    yield grammar_page(reference)
    yield verbs_page(reference, _verbs(reference.game))
    yield records_page(reference, _collections([reference]).get(reference.game, {}))


def _ways(references: Sequence[Reference], written: Sequence[Written]) -> dict[str, list[tuple[str, str]]]:
    """What the navigation lists: headings, with titles and pages below."""
    ours = in_english(written)
    games = {
        one.edition.game.name: [
            ("Operations", one.path("operations")),
            ("Verbs", one.path("verbs")),
            ("Records", one.path("records")),
        ]
        for one in references
    }
    return {
        "Guides": [(one.title, one.page.path) for one in ours if one.for_users],
        **games,
        "Reference": [
            ("Findings", findings.PATH),
            ("Tables and views", tables.PATH),
            ("Grammar", "reference/grammar.md"),
            *((one.title, one.page.path) for one in ours if not one.for_users),
        ],
    }


def _home(ways: Mapping[str, Sequence[tuple[str, str]]]) -> Page:
    blocks = [
        block
        for title, under in ways.items()
        for block in (
            f"## {markdown.text(title)}",
            markdown.items(markdown.link(markdown.text(label), path) for label, path in under),
        )
    ]
    count = counted(sum(len(under) for under in ways.values()), "page")
    return page(
        HOME,
        TITLE,
        f"# {TITLE} {{ #docs }}",
        f"{count}: guides for each kind of user, and a reference that is made from the program and its data.",
        *blocks,
    )
