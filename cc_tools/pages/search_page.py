"""The page of the search in all texts."""

from __future__ import annotations

import json
from collections.abc import Sequence

from cc_tools.database.card_search.specification import SHARED
from cc_tools.model.text import Language
from cc_tools.pages.application import application
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import Page
from cc_tools.pages.texts import texts_path
from cc_tools.pages.wording import Wording

NAME = "search"


def search_page(editions: Sequence[Edition], wording: Wording, language: Language) -> Page:
    """The search; what it finds stands game by game."""
    given = {
        "pages": f"../{texts_path(language)}",
        "folding": folding(),
        "games": [{"id": one.game.id, "name": one.name(one.game)} for one in editions],
    }
    return application(NAME, wording, language, given)


def folding() -> object:
    """The tables of folding that all searches share."""
    return json.loads(SHARED.read_text(encoding="utf-8"))["folding"]
