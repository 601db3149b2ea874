"""A side of a board has no more Mission Completion tokens than the board has missions (card.13, mission.4)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.captains_chair.records import Board
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places

CODE = Code(
    "R030",
    "too-few-missions",
    """A side of a board has more Mission Completion tokens than there are missions.

Each mission can be completed once, and each completion takes a token; a token without a mission could never be used.

    mission_completion_tokens: 3
    missions: []                                     # wrong

Add the missions that are missing, or correct the number.
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each side with too many tokens."""
    for entry in game.entries.get("board", ()):
        board = entry.record
        if not isinstance(board, Board):
            continue
        for name, side in board.sides.items():
            tokens, missions = side.mission_completion_tokens, len(board.missions)
            if tokens > missions:
                span = places.of("board", board.id, ("sides", name, "mission_completion_tokens"))
                message = f"{tokens} missions can be completed on this side, and the board has {missions}"
                yield Diagnostic(CODE, message, span)
