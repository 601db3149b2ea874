"""The trait marks of a crew board: which traits are marked, and which there is room for (crew.khan)."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player
from cc_tools.games.captains_chair.records import Board

MARKS = "marks"
"""The status of the board's copy that holds the marked traits, in the order of marking."""


def board_of(game: Game, player: Player) -> Copy | None:
    """The copy of a player's crew board."""
    found = game.cards("board", player)
    return found[0] if found else None


def marks(game: Game, player: Player) -> tuple[str, ...]:
    """The marked traits of a player's board; one stands twice if an entry of the board and one for the opponent's
    captain bear it."""
    board = board_of(game, player)
    found = game.status(board, MARKS) if board is not None else None
    return tuple(found) if isinstance(found, list | tuple) else ()


def free_traits(game: Game, player: Player) -> list[str]:
    """The traits that may be marked now: unmarked ones of the board, and of the opponent's captain as far as it goes."""
    printed, open_ = _entries(game, player)
    marked = list(marks(game, player))
    free = [trait for trait in printed if trait not in marked]
    taken = _beyond(marked, printed)
    if len(taken) < open_:
        for trait in captains_traits(game, player, open_):
            repeats = trait in printed and any(one in printed for one in taken)
            if trait not in taken and trait not in free and not repeats:
                free.append(trait)
    return sorted(free)


def _entries(game: Game, player: Player) -> tuple[list[str], int]:
    """The traits printed on the board, and how many entries depend on the opponent's captain (crew.khan.9)."""
    board = board_of(game, player)
    record = game.definition(board).record if board is not None else None
    slots = record.trait_slots if isinstance(record, Board) else ()
    kinds = game.rules.data.words["trait-slot"]
    return [slot for slot in slots if slot not in kinds], sum(1 for slot in slots if slot in kinds)


def _beyond(marked: list[str], printed: list[str]) -> list[str]:
    """The marks that take entries of the opponent's captain: what the board's own entries do not hold."""
    left = list(marked)
    for trait in printed:
        if trait in left:
            left.remove(trait)
    return left


def captains_traits(game: Game, player: Player, entries: int) -> list[str]:
    """The traits of the opponent's captain for those entries; one that is spared only if the others do not suffice."""
    spared = game.rules.data.setup.get("spared-traits", ())
    traits = [trait for copy in game.cards("captain", 1 - player) for trait in game.face(copy).traits]
    others = [trait for trait in traits if trait not in spared]
    return others if len(others) >= entries else traits
