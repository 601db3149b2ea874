"""The pages that scripts fill, and the lists that a game asks for beyond those of its records and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cc_tools.model.text import Language
from cc_tools.pages.edition import Edition
from cc_tools.pages.explorer.page import explorer_page
from cc_tools.pages.grouped import grouped_pages
from cc_tools.pages.index import EXPLORER, SEARCH
from cc_tools.pages.page import Page
from cc_tools.pages.search_page import search_page
from cc_tools.pages.table.pages import table_pages
from cc_tools.pages.wording import Wording


def applications(
    of: Sequence[Edition], wording: Wording, language: Language
) -> Iterator[tuple[str, Callable[[], Page]]]:
    """Path and maker of every such page."""
    yield EXPLORER, lambda: explorer_page(of, wording, language)
    yield SEARCH, lambda: search_page(of, wording, language)
    for edition in of:
        yield from table_pages(edition)
        yield from grouped_pages(edition)
