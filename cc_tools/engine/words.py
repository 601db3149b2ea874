"""What a copy of a card is at this moment: its suits, traits and icons, with everything that treats it as more."""

from __future__ import annotations

from cc_tools.engine import continuous
from cc_tools.engine.game import WORDS, Game
from cc_tools.engine.state import Copy, Player
from cc_tools.language import phrases

NOTHING: frozenset[str] = frozenset()


def may_be_more(game: Game, copy: Copy) -> bool:
    """Whether an effect may treat a copy as more than it shows."""
    return copy in game.treated or bool(game.state.effects and game.begun("treat"))


def suits(game: Game, copy: Copy) -> frozenset[str]:
    """The suits of a copy (kw.considered.1)."""
    printed = game.faces[copy].suits
    if not may_be_more(game, copy):
        return printed
    return printed | treated_as(game, copy, "suit")


def traits(game: Game, copy: Copy) -> tuple[str, ...]:
    """The traits of a copy, printed ones first, each once (card.3)."""
    printed = game.faces[copy].traits
    if not may_be_more(game, copy):
        return printed
    return (*printed, *sorted(treated_as(game, copy, "trait") - set(printed)))


def has_trait(game: Game, copy: Copy, trait: str, asker: Player | None) -> bool:
    """Whether a copy counts as having a trait when this player asks: a wildcard fits for its own player (wild.1)."""
    found = traits(game, copy)
    if trait in found:
        return True
    if game.pool.wild.isdisjoint(found):
        return False
    return is_wild(game, copy, asker, found) and game.assumed.get(copy, trait) == trait


def is_wild(game: Game, copy: Copy, asker: Player | None, found: tuple[str, ...] | None = None) -> bool:
    """Whether a copy stands for any trait in this player's eyes; never in final scoring (wild.5, wild.8)."""
    known = traits(game, copy) if found is None else found
    if game.pool.wild.isdisjoint(known) or game.is_scoring():
        return False
    return game.owner(copy) in (asker, -1)


def shows(game: Game, copy: Copy, icon: str) -> int:
    """How many icons of a copy fit a word: a skill, `skill` for any; a focus fits the best one too."""
    found = icons(game, copy)
    if not found:
        return 0
    fitting = game.pool.fitting(icon)
    return sum(1 for one in found if one in fitting)


def icons(game: Game, copy: Copy) -> tuple[str, ...]:
    """The icons of a copy, with those it has besides (kw.treated.5, op.passive.4)."""
    printed = game.faces[copy].icons
    more = game.rules.icons_besides(game, copy)
    return (*printed, *more) if more else printed


def treated_as(game: Game, copy: Copy, sense: str) -> frozenset[str]:
    """The words of a sense that effects give a copy besides its own."""
    mark = (WORDS, copy)
    if mark in game.reading:
        return NOTHING
    game.reading.add(mark)
    found: set[str] = set()
    try:
        for effect in continuous.held(game, "treat"):
            as_ = effect.argument("as")
            if as_ is not None and continuous.affects(game, copy, effect):
                found.update(phrases.words(as_, sense))
    finally:
        game.reading.discard(mark)
    return frozenset(found)
