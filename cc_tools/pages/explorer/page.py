"""The page of the explorer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cc_tools.model.text import Language
from cc_tools.pages.application import application
from cc_tools.pages.edition import Edition
from cc_tools.pages.explorer.data import CARDS, texts_file
from cc_tools.pages.explorer.offer import offer
from cc_tools.pages.page import Page
from cc_tools.pages.wording import Wording

NAME = "explorer"


def explorer_page(editions: Sequence[Edition], wording: Wording, language: Language) -> Page:
    """The explorer over the cards of all games; each game's answers stand by themselves."""
    given = {
        "cards": f"../{CARDS}",
        "texts": {one: f"../{texts_file(one)}" for one in dict.fromkeys((language, "ja"))},
        "games": [_game(edition) for edition in editions],
    }
    return application(NAME, wording, language, given)


def _game(edition: Edition) -> Mapping[str, Any]:
    game = edition.game
    return {"id": game.id, "name": edition.name(game), **offer(game.id).model_dump()}
