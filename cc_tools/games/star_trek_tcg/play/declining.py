"""What players have declined: nobody is asked again for what he has just left while nothing has changed.

Only to abandon the episode is offered for every action, once its target is known and not before, but else at most once
in a segment, unless the crew has lost somebody or there is a challenge more (tcg.abandon.voluntary).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.games.star_trek_tcg.play.cards import challenges, members

ABANDON = "abandon"
DECLINED = "declined"
"""The note of what players have declined in this turn: by player the moves and how the table stood, and by `abandon`
the segment, the members and the challenges there were when the current player last went on.
"""


def is_news(game: Game, player: Player, moves: Iterable[list[Any]]) -> bool:
    """Whether a player may do something that has not been declined with the table as it is; `abandon` comes last."""
    known: dict[str, Any] = game.state.notes.get(DECLINED, {})
    left, stood = known.get(str(player), ((), None))
    unchanged: bool | None = None if left else False
    for move in moves:
        unchanged = stood == _table(game) if unchanged is None else unchanged
        if not unchanged or move not in left:
            return move != [ABANDON] or _may_want_to_abandon(game, known.get(ABANDON))
    return False


def _may_want_to_abandon(game: Game, before: list[Any] | None) -> bool:
    if game.state.notes.get("action"):
        return bool(game.state.notes.get("target"))
    if before is None:
        return True
    segment, party, standing = before
    worse = not set(party) <= set(members(game)) or not set(challenges(game)) <= set(standing)
    return worse or segment != _segment(game)


def declined(game: Game, player: Player, moves: list[list[Any]]) -> dict[str, Any]:
    """What has been declined in this turn, with these moves of a player."""
    found = {**game.state.notes.get(DECLINED, {}), str(player): [moves, _table(game)]}
    if [ABANDON] in moves:
        found[ABANDON] = [_segment(game), list(members(game)), list(challenges(game))]
    return found


def _segment(game: Game) -> str:
    """The segment that is under way, which may come again after another plot."""
    return f"{game.state.step} {game.state.notes.get('plots', 0)}"


def _table(game: Game) -> int:
    """A number for how everything lies and what is noted: another one, where anything has changed."""
    state = game.state
    notes = {name: note for name, note in state.notes.items() if name != DECLINED}
    return crc32(repr((state.place, state.amounts, state.turned, state.effects, notes)).encode())
