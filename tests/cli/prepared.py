"""The shipped game prepared once for all tests, where every run of the program would read the cards again."""

from __future__ import annotations

from functools import cache

from cc_tools.games.captains_chair import play
from cc_tools.simulate.jobs import Table
from tests.engine.games import shipped


@cache
def prepared(game: str) -> Table:
    """Captain's Chair, ready to be played."""
    assert game == "captains-chair"
    return Table(play, shipped())
