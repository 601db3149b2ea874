"""The shipped games prepared once for all tests, where every run of the program would read the cards again."""

from __future__ import annotations

from functools import cache

from cc_tools import pipeline
from cc_tools.games.captains_chair import play
from cc_tools.simulate.jobs import Table, table
from tests.engine.games import GAME, shipped


@cache
def prepared(game: str) -> Table:
    """A game, ready to be played."""
    if game == GAME:
        return Table(play, shipped())
    catalog, data_hash = pipeline.open_hashed()
    return table(catalog.games[game], data_hash)
