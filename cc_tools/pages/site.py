"""All pages of one language, as a pure function of the catalog."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cc_tools.model.catalog import Catalog
from cc_tools.model.outdated import Outdated
from cc_tools.model.showing import Showings
from cc_tools.model.text import Language
from cc_tools.pages import index as places
from cc_tools.pages.applications import applications
from cc_tools.pages.edition import Edition
from cc_tools.pages.glossary import glossary_page
from cc_tools.pages.home import home_page
from cc_tools.pages.index import Index, index
from cc_tools.pages.lists import collection_page, sense_page, set_page, sets_page, word_page
from cc_tools.pages.page import Page
from cc_tools.pages.record import record_page
from cc_tools.pages.rulebook import rule_pages
from cc_tools.pages.settings import Settings
from cc_tools.pages.terms import term_page
from cc_tools.pages.wording import Wording, game_wording


class Planned(NamedTuple):
    """A page that can be made: where it lies, and what makes it. A server makes only those that are asked for."""

    path: str
    make: Callable[[], Page]


def indexes(catalog: Catalog, showings: Showings | None = None, outdated: Outdated | None = None) -> list[Index]:
    """The index of each game, shared by all languages: with the scenarios that show rules, and what is out of date."""
    return [index(game, showings, outdated) for game in catalog.games.values()]


def editions(
    found: Sequence[Index], wording: Wording, language: Language, of_site: Settings | None = None
) -> list[Edition]:
    """The games in one language."""
    of_site = of_site or Settings()
    return [Edition(one, language, wording, game_wording(one.game.game.id), of_site) for one in found]


def pages(of: Sequence[Edition], wording: Wording, language: Language) -> Iterator[Page]:
    """All pages of one language."""
    return (planned.make() for planned in plan(of, wording, language))


def plan(of: Sequence[Edition], wording: Wording, language: Language) -> Iterator[Planned]:
    """All pages of one language, none of them made yet. A new kind of page is added here."""
    yield Planned(places.HOME, lambda: home_page(of, wording, language))
    yield from (Planned(path, make) for path, make in applications(of, wording, language))
    for edition in of:
        yield from _game(edition)


def _game(edition: Edition) -> Iterator[Planned]:
    game, found = edition.game.id, edition.index
    for collection in found.collections:
        yield Planned(places.list_path(game, collection), _of(collection_page, edition, collection))
        for record in found.named(collection):
            key = (collection, record.id)
            yield Planned(places.record_path(game, key), _of(record_page, edition, key))
    for sense in found.senses:
        yield Planned(places.list_path(game, sense), _of(sense_page, edition, sense))
    for key in found.cards_with:
        yield Planned(places.word_path(game, key), _of(word_page, edition, key))
    yield Planned(places.list_path(game, places.SETS), _of(sets_page, edition))
    for one in edition.sets:
        yield Planned(places.set_path(game, one), _of(set_page, edition, one))
    yield Planned(places.list_path(game, places.WORDS), _of(glossary_page, edition))
    yield from (Planned(path, make) for path, make in rule_pages(edition))
    for term in edition.own_pages:
        yield Planned(places.term_path(game, term.id), _of(term_page, edition, term))


def _of(make: Callable[..., Page], *arguments: object) -> Callable[[], Page]:
    return lambda: make(*arguments)
