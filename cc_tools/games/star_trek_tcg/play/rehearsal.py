"""One operation tried out: a game in which the current player carries it out with a card of the own hand."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.machine import run
from cc_tools.engine.pool import Pool
from cc_tools.engine.seating import Seat, Table
from cc_tools.engine.state import Frame
from cc_tools.games.star_trek_tcg.play.definitions import decks
from cc_tools.games.star_trek_tcg.play.setup import SIDE, new_game
from cc_tools.language.lowering import lower
from cc_tools.model.tree import Operation

NAME = "operation"
"""The program's name in the tale."""


def rehearsal(pool: Pool, operation: Operation, seed: int = 1) -> tuple[Game, int]:
    """A game whose stack ends with the operation, and the height of the stack below it.

    Raises LookupError for an operation with a verb that cannot be carried out.
    """
    first, second = (Seat(deck, SIDE) for deck in sorted(decks(pool.catalog))[:2])
    state = new_game(pool, Table((first, second), seed, starting=0))
    game = Game(pool, state)
    run(game)
    state.question = None
    card = game.cards("hand", state.active)[0]
    pool.add(NAME, operation, lower(operation, NAME, pool.verbs, pool.rules.data.attack))
    depth = len(state.stack)
    state.stack.append(Frame(NAME, state.active, state.active, card))
    return game, depth
