"""The Specialty tracks: levels, the highest multipliers reached, and boards without tracks (section 19.1)."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.state import Player
from cc_tools.games.captains_chair.records import Board, Side

TRACKS = ("research", "influence", "military")


def side_of(game: Game, player: Player) -> Side:
    """The side of the board that a player has up."""
    board = game.definition(game.cards("board", player)[0]).record
    assert isinstance(board, Board)
    return board.sides[str(game.state.lasting[f"side {player}"])]


def tracks_of(game: Game, player: Player) -> tuple[str, ...]:
    """The tracks on a player's board; a board without any gains nothing on them (crew.khan.5)."""
    if not game.cards("board", player):
        return TRACKS
    return tuple(side_of(game, player).tracks)


def level(game: Game, player: Player, track: str) -> int:
    """Where a player's marker stands (spec.5)."""
    return game.pool_of(player, track)


def remember(game: Game, player: Player, track: str) -> None:
    """Keeps the highest level ever reached, for scoring (spec.3)."""
    key = f"highest {player} {track}"
    game.state.lasting[key] = max(game.state.lasting.get(key, 0), level(game, player, track))


def multiplier(game: Game, player: Player, track: str) -> int:
    """The highest multiplier reached on a track (spec.3)."""
    spaces = side_of(game, player).tracks.get(track, {})
    highest = game.state.lasting.get(f"highest {player} {track}", 0)
    return max((worth for space, worth in spaces.items() if space <= highest), default=0)


def best(game: Game, player: Player, track: str) -> int:
    """The same, as `multiplier` in the language."""
    return multiplier(game, player, track)
