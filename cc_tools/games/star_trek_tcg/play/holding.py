"""Cards that lie under a card, to be played as from hand: which may, and how many of them."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.counting import amount_of
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player
from cc_tools.language import phrases
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Atom, Effect, NounPhrase, Word


def holders(game: Game, player: Player, copy: Copy) -> list[Copy]:
    """The cards of a player under which there is room for a card."""
    return [host for host, effect in _holding(game, player) if _room(game, host, effect) and _takes(game, effect, copy)]


def crowded(game: Game) -> list[Copy]:
    """The cards under which more cards lie than they hold."""
    if not game.state.hosts:
        return []
    return [host for player in (0, 1) for host, effect in _holding(game, player) if _room(game, host, effect) < 0]


def surplus(game: Game, host: Copy) -> int:
    """How many cards too many lie under a card."""
    found = (effect for one, effect in _holding(game, game.owner(host)) if one == host)
    return max((-_room(game, host, effect) for effect in found), default=0)


def _holding(game: Game, player: Player) -> Iterator[tuple[Copy, Held]]:
    """The effects by which cards of a player hold others, each with its card."""
    for effect in held(game, "hold"):
        if effect.player == player and effect.frame.card is not None:
            yield effect.frame.card, effect


def _room(game: Game, host: Copy, effect: Held) -> int:
    return amount_of(game, effect.frame, effect.effect) - len(game.beamed_to(host))


def _takes(game: Game, effect: Held, copy: Copy) -> bool:
    """Whether a card is of the kind that is held, and does what it has to do."""
    noun, deed = effect.effect.object, effect.argument("with")
    fits = isinstance(noun, NounPhrase) and nouns.matches(game, effect.frame, noun, copy)
    return fits and (deed is None or _does(game, copy, deed))


def _does(game: Game, copy: Copy, deed: NounPhrase) -> bool:
    """Whether an operation of a card does something to such things (`discard of attribute challenge`)."""
    of, programs = phrases.behind(deed, "of"), game.face(copy).programs.values()
    return any(
        isinstance(node, Effect) and phrases.says(deed, node.verb) and _about(game, node, of)
        for addresses in programs
        for address in addresses
        for node in nodes(game.pool.trees[address])
    )


def _about(game: Game, effect: Effect, wanted: NounPhrase | None) -> bool:
    """Whether what a verb acts on is named by the words wanted, of which `attribute` stands for any attribute."""
    if wanted is None:
        return True
    if not isinstance(effect.object, NounPhrase):
        return False
    said = {atom.name for atom in phrases.atoms(effect.object) if isinstance(atom, Word) and not atom.negated}
    return all(not said.isdisjoint(_names(game, atom)) for atom in phrases.atoms(wanted))


def _names(game: Game, atom: Atom) -> frozenset[str]:
    """The words that a word stands for: itself, or all of its category."""
    name = atom.name if isinstance(atom, Word) else ""
    return game.pool.of_category(name) | {name}
