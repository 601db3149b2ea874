"""Every crew has a board, and every board a crew (3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Board
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places

CODE = Code(
    "R022",
    "crew-without-board",
    """A crew has no board.

Each crew comes with a board: its missions, its tracks, its actions. It stands in `board.yaml` in the crew's folder and
names the crew.

    board:
      crew: burnham

Write the board, or correct the crew that a board names.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each crew without a board; a board that names no crew is a name that leads nowhere."""
    boards = {entry.record.crew for entry in game.entries.get("board", ()) if isinstance(entry.record, Board)}
    for crew in game.records("crew"):
        if crew.id not in boards:
            yield Diagnostic(CODE, f"the crew `{crew.id}` has no board", places.of("crew", crew.id, ("id",)))
