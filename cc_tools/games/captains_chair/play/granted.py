"""What effects give to cards besides what they bear: PLAY operations (`grant incident { … }`), skill icons."""

from __future__ import annotations

from cc_tools.engine import continuous, counting, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy
from cc_tools.language import phrases
from cc_tools.language.lowering import lower
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Effect, NounPhrase, Operation

GRANT = "/grant"
"""Behind the address of the operation that grants: the program granted."""


def granted(game: Game, copy: Copy) -> list[str]:
    """The addresses of operations that a card has by effects of its owner's cards."""
    found = []
    for effect in continuous.held(game, "grant"):
        noun = effect.effect.object
        if effect.player != game.owner(copy) or not isinstance(noun, NounPhrase):
            continue
        if nouns.matches(game, effect.frame, noun, copy):
            found.append(_address(game, effect))
    return found


def icons(game: Game, copy: Copy) -> tuple[str, ...]:
    """The icons that a card has by its own effects (`have-skill`: kw.treated.5, op.passive.4)."""
    more: list[str] = []
    for effect in continuous.held(game, "have-skill"):
        if effect.frame.card == copy and isinstance(effect.effect.object, NounPhrase):
            number = counting.amount_of(game, effect.frame, effect.effect)
            more += [phrases.first_word(effect.effect.object)] * number
    return tuple(more)


def _address(game: Game, effect: continuous.Held) -> str:
    return game.pool.program(effect.frame.program + GRANT).name


def derive(pool: Pool, address: str) -> None:
    """Adds the program that an operation grants under an address of this kind, if the address is one."""
    tree = pool.trees.get(address.removesuffix(GRANT)) if address.endswith(GRANT) else None
    for node in nodes(tree) if tree is not None else ():
        if isinstance(node, Effect) and node.verb == "grant" and node.block is not None:
            play = Operation("PLAY", (), (), node.block.statements)
            pool.add(address, play, lower(play, address, pool.verbs))
