"""A game with its cards, ready to be played, with a word to the user where it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cc_tools import pipeline
from cc_tools.cli.conclusion import refuse
from cc_tools.cli.options import roots

if TYPE_CHECKING:
    from cc_tools.simulate.jobs import Table


def playable(game: str) -> Table:
    """The game over ./cardsets or else the shipped card sets; where it cannot be played, the program ends."""
    from cc_tools.simulate.jobs import UnplayableError, table

    try:
        catalog, data_hash = pipeline.open_hashed(roots(None)[0])
    except pipeline.UnsoundError as error:
        refuse(str(error), 1)
    if game not in catalog.games:
        refuse(f"there is no game {game!r}; there are {', '.join(catalog.games)}")
    try:
        return table(catalog.games[game], data_hash)
    except UnplayableError as error:
        refuse(str(error))
