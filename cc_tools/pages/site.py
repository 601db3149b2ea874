"""All pages of one language, as a pure function of the catalog."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cc_tools.model.catalog import Catalog
from cc_tools.model.text import Language
from cc_tools.pages.edition import Edition
from cc_tools.pages.glossary import glossary_page
from cc_tools.pages.home import home_page
from cc_tools.pages.index import Index, index
from cc_tools.pages.lists import collection_page, sense_page, set_pages, sets_page, word_pages
from cc_tools.pages.page import Page
from cc_tools.pages.record import record_page
from cc_tools.pages.wording import Wording, game_wording


def indexes(catalog: Catalog) -> list[Index]:
    """The index of each game, shared by all languages."""
    return [index(game) for game in catalog.games.values()]


def editions(found: Sequence[Index], wording: Wording, language: Language) -> list[Edition]:
    """The games in one language."""
    return [Edition(one, language, wording, game_wording(one.game.game.id)) for one in found]


def pages(of: Sequence[Edition], wording: Wording, language: Language) -> Iterator[Page]:
    """All pages of one language."""
    yield home_page(of, wording, language)
    for edition in of:
        yield from _game(edition)


def _game(edition: Edition) -> Iterator[Page]:
    for collection in edition.index.collections:
        yield collection_page(edition, collection)
        for record in edition.index.named(collection):
            yield record_page(edition, (collection, record.id))
    for sense in edition.index.senses:
        yield sense_page(edition, sense)
        yield from word_pages(edition, sense)
    yield sets_page(edition)
    yield from set_pages(edition)
    yield glossary_page(edition)
