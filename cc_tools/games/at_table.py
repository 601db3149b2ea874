"""What pages for the table need of a game: a module `table` of its package tells it from the catalog, as plain data."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

from cc_tools import games
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.record import Titled

Name = Callable[[Titled], str]
Word = Callable[[str, str], str]


def facts(catalog: GameCatalog, name: Name, word: Word) -> Mapping[str, Any]:
    """Seats, boxes, numbers of a game for its set-up and its score; empty where the game's package has no `table`.

    `name` says what a record is called in the language of the page, `word` what a word in a sense is.
    """
    module = f"{games.__name__}.{catalog.game.id.replace('-', '_')}.table"
    if find_spec(module) is None:
        return {}
    found: Mapping[str, Any] = importlib.import_module(module).facts(catalog, name, word)
    return found
