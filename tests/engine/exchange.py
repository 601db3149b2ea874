"""Exchanging two cards that a player cannot tell apart, in a state that waits."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import places, sees
from cc_tools.engine.machine import ask_anew
from cc_tools.engine.state import Copy, Player, State
from cc_tools.engine.view import view

Kind = tuple[object, ...]


def hidden(game: Game, player: Player) -> dict[Kind, list[Copy]]:
    """The copies that look alike to a player, two or more of a kind.

    Alike are the cards of one deck, those of the other player that are not seen (in hand, Draw deck and Reserve), and,
    as to their order, those of the player's own Reserve.
    """
    found: dict[Kind, list[Copy]] = defaultdict(list)
    for copy in range(len(game.state.cards)):
        if not places(game, player, copy):
            area, owner = game.area_names[game.state.place[copy]]
            found[("theirs",) if owner == 1 - player else (area, sees(game, player, copy))].append(copy)
    return {kind: copies for kind, copies in found.items() if len(copies) > 1}


def hidden_from_both(game: Game) -> list[list[Copy]]:
    """By area the copies that nobody knows, two or more."""
    found: dict[int, list[Copy]] = defaultdict(list)
    for copy, number in enumerate(game.state.place):
        if not sees(game, 0, copy) and not sees(game, 1, copy) and game.area(copy) != "box":
            found[number].append(copy)
    return [copies for copies in found.values() if len(copies) > 1]


@contextmanager
def exchanged(game: Game, first: Copy, second: Copy) -> Iterator[Game]:
    """The same state in which each of two copies is the card that the other was."""
    state: State = game.state.copied()
    state.cards = state.cards[:]
    state.cards[first], state.cards[second] = state.cards[second], state.cards[first]
    yield Game(game.pool, state)


def shown(game: Game, player: Player, *, anew: bool = False) -> str:
    """What a player is shown, byte for byte; `anew`: with the question put once more from the state as it is."""
    if anew:
        game = Game(game.pool, game.state.copied())
        ask_anew(game)
    return json.dumps(view(game, player))
