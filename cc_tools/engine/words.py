"""What a copy of a card is at this moment: its suits, traits and icons, with everything that treats it as more."""

from __future__ import annotations

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player
from cc_tools.model.tree import NounPhrase, Word


def suits(game: Game, copy: Copy) -> frozenset[str]:
    """The suits of a copy (kw.considered.1)."""
    printed = game.face(copy).suits
    treated = treated_as(game, copy, "suit")
    return printed | treated if treated else printed


def traits(game: Game, copy: Copy) -> tuple[str, ...]:
    """The traits of a copy, printed ones first, each once (card.3)."""
    printed = game.face(copy).traits
    treated = treated_as(game, copy, "trait")
    return (*printed, *sorted(treated - set(printed))) if treated else printed


def has_trait(game: Game, copy: Copy, trait: str, asker: Player | None) -> bool:
    """Whether a copy counts as having a trait when this player asks: a wildcard fits for its own player (wild.1)."""
    found = traits(game, copy)
    if trait in found:
        return True
    return is_wild(game, copy, asker, found) and game.assumed.get(copy, trait) == trait


def is_wild(game: Game, copy: Copy, asker: Player | None, found: tuple[str, ...] | None = None) -> bool:
    """Whether a copy stands for any trait in this player's eyes; never in final scoring (wild.5, wild.8)."""
    if game.is_scoring():
        return False
    wild = game.pool.wild
    known = traits(game, copy) if found is None else found
    return any(trait in wild for trait in known) and game.owner(copy) in (asker, -1)


def shows(game: Game, copy: Copy, icon: str) -> int:
    """How many icons of a copy fit a word: a skill, `skill` for any; a focus fits the best one too."""
    return sum(1 for one in icons(game, copy) if one in game.pool.fitting(icon))


def icons(game: Game, copy: Copy) -> tuple[str, ...]:
    """The icons of a copy, with those it has besides (kw.treated.5, op.passive.4)."""
    printed = game.face(copy).icons
    if "have-skill" not in game.standing:
        return printed
    from cc_tools.engine.continuous import held
    from cc_tools.engine.counting import amount_of

    more: list[str] = []
    for effect in held(game, "have-skill"):
        if effect.frame.card == copy and isinstance(effect.effect.object, NounPhrase):
            more += [_word(effect.effect.object)] * amount_of(game, effect.frame, effect.effect)
    return (*printed, *more)


def treated_as(game: Game, copy: Copy, sense: str) -> frozenset[str]:
    """The words of a sense that effects give a copy besides its own."""
    if not game.state.effects and copy not in game.treated:
        return frozenset()
    if copy in game.reading:
        return frozenset()
    from cc_tools.engine.continuous import affects, argument, held

    game.reading.add(copy)
    found: set[str] = set()
    try:
        for effect in held(game, "treat"):
            as_ = argument(effect.effect, "as")
            if as_ is not None and isinstance(effect.effect.object, NounPhrase) and affects(game, copy, effect):
                found |= _of_sense(as_.noun, sense)
    finally:
        game.reading.discard(copy)
    return frozenset(found)


def _of_sense(noun: NounPhrase, sense: str) -> set[str]:
    return {a.name for group in noun.groups for a in group.atoms if isinstance(a, Word) and a.sense == sense}


def _word(noun: NounPhrase) -> str:
    return next(atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word))
