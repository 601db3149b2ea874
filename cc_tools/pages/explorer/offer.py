"""What the explorer offers for a game: `explorer.toml` in the game's package."""

from __future__ import annotations

import tomllib
from importlib import resources

from pydantic import Field

from cc_tools import games
from cc_tools.model.text import Closed

FILE = "explorer.toml"


class Offer(Closed):
    """Fields of the search language, by their own names."""

    facets: tuple[str, ...] = Field((), description="Fields whose words are offered as filters.")
    columns: tuple[str, ...] = Field((), description="Fields that a line of the list shows beside name and kind.")
    sorts: tuple[str, ...] = Field((), description="Fields to sort by, beside the name.")


def offer(game: str) -> Offer:
    """What an installed game offers; nothing where it does not say."""
    file = resources.files(games) / game.replace("-", "_") / FILE
    return Offer.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})
