"""PLAY operations that effects give to cards besides their own: `grant incident { … }`."""

from __future__ import annotations

from cc_tools.engine import continuous, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy
from cc_tools.language.lowering import lower
from cc_tools.model.tree import NounPhrase, Operation

GRANT = "/grant"
"""Behind the address of the operation that grants: the program granted."""


def granted(game: Game, copy: Copy) -> list[str]:
    """The addresses of operations that a card has by effects of its owner's cards."""
    if "grant" not in game.standing:
        return []
    found = []
    for effect in continuous.held(game, "grant"):
        noun = effect.effect.object
        if effect.player == game.owner(copy) and isinstance(noun, NounPhrase) and nouns.matches(game, effect.frame, noun, copy):
            found.append(_address(game, effect))
    return found


def _address(game: Game, effect: continuous.Held) -> str:
    address = effect.frame.program + GRANT
    block = effect.effect.block
    assert block is not None
    tree = Operation("PLAY", (), (), block.statements)
    game.pool.add(address, tree, lower(tree, address, game.pool.verbs))
    return address
