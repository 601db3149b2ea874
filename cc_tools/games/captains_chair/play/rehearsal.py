"""One operation tried out: a game just begun, in which the active player resolves it from a card of the hand."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.pool import Pool
from cc_tools.engine.seating import Seat, Table
from cc_tools.engine.state import Frame, holder_of
from cc_tools.games.captains_chair.play.definitions import crews
from cc_tools.games.captains_chair.play.seats import sides
from cc_tools.games.captains_chair.play.setup import new_game
from cc_tools.language.lowering import lower
from cc_tools.model.tree import Operation

NAME = "operation"
"""The program's name in the tale."""

PLENTY = 9
"""So many of each resource the player has, so that costs can be paid."""


def rehearsal(pool: Pool, operation: Operation, seed: int = 1) -> tuple[Game, int]:
    """A game whose stack ends with the operation, and the height of the stack below it."""
    first, second = (Seat(crew, sides(pool, crew)[0]) for crew in sorted(crews(pool.catalog))[:2])
    state = new_game(pool, Table((first, second), seed, starting=0))
    game = Game(pool, state)
    run(game)
    state.question = None
    for counter in (*game.rules.data.setup["opening"], "research", "influence", "military"):
        state.amounts[holder_of(state.active), counter] = PLENTY
    card = game.cards("hand", state.active)[0]
    game.relocate(card, game.number("staging", state.active))
    pool.add(NAME, operation, lower(operation, NAME, pool.verbs, pool.rules.data.attack))
    depth = len(state.stack)
    state.stack.append(Frame(NAME, state.active, state.active, card))
    return game, depth
