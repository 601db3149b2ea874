"""Which words and operations a card bears: those it prints, with what effects give it and take away from it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.game import WORDS, Game
from cc_tools.engine.pointing import as_list
from cc_tools.engine.state import Copy
from cc_tools.games.star_trek_tcg.lowering import ATTRIBUTE
from cc_tools.games.star_trek_tcg.play.cards import ACTIONS, CREW, record
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase, Operation

GIVEN = ("trait", "action", "ability")
"""The senses of words that a card may be treated as."""


def words_of(game: Game, copy: Copy) -> Collection[str]:
    """The attributes, actions and abilities of a card; what came last is given or taken last (tcg.type.attributes)."""
    printed: Collection[str] = game.faces[copy].traits
    copied = game.status(copy, ACTIONS)
    if isinstance(copied, str):
        printed = dict.fromkeys((*printed, *copied.split()))
    mark = (WORDS, copy)
    if mark in game.reading or not (game.speaks("treat") or (game.state.effects and game.speaks("strip"))):
        return printed
    game.reading.add(mark)
    try:
        return _changed(game, copy, printed)
    finally:
        game.reading.discard(mark)


def actions_of(game: Game, copy: Copy) -> list[str]:
    """The actions that a card may take (tcg.action.choose)."""
    known = game.rules.data.words["action"]
    return [word for word in words_of(game, copy) if word in known]


def attributes(game: Game) -> list[str]:
    """All attributes (tcg.type.attributes)."""
    return sorted(game.pool.of_category("attribute"))


def _changed(game: Game, copy: Copy, printed: Collection[str]) -> Collection[str]:
    found = dict.fromkeys(printed)
    changes = [*held(game, "treat"), *(effect for effect, _ in taken(game, copy))]
    for effect in sorted(changes, key=lambda one: one.since):
        if effect.effect.verb == "strip":
            found = {word: None for word in found if word not in _lost(game, effect)}
        elif _is_treated(game, effect, copy):
            found |= dict.fromkeys(_given(effect))
    return found


def _is_treated(game: Game, effect: Held, copy: Copy) -> bool:
    noun = effect.effect.object
    return isinstance(noun, NounPhrase) and noun.sort == "card" and nouns.fits(game, effect.frame, noun, copy)


def _given(effect: Held) -> list[str]:
    """The words that an effect gives; an attribute that was chosen is kept by a name."""
    becomes = effect.argument("as")
    words = [word for sense in GIVEN for word in phrases.words(becomes, sense)]
    return [*words, *as_list(effect.frame.names.get(ATTRIBUTE))]


def _lost(game: Game, effect: Held) -> Collection[str]:
    """The words that an effect takes away, one by one or all of a kind."""
    known = game.rules.data.words
    kinds = {"attribute": game.pool.of_category("attribute"), "action": known["action"], "ability": known["ability"]}
    noun = effect.effect.object
    assert isinstance(noun, NounPhrase)
    return {word for said in phrases.words(noun) for word in kinds.get(said, (said,))}


def taken(game: Game, copy: Copy) -> Iterator[tuple[Held, list[str]]]:
    """The effects that take something away from a card, each with the words for what they take."""
    for effect in held(game, "strip") if game.state.effects else ():
        noun, of = effect.effect.object, effect.behind("of")
        if of is not None and isinstance(noun, NounPhrase) and nouns.matches(game, effect.frame, of, copy):
            yield effect, phrases.words(noun)


def stripped(game: Game, copy: Copy, word: str) -> bool:
    """Whether what a word names was taken away from a card."""
    return any(word in lost for _, lost in taken(game, copy))


def silent(game: Game, copy: Copy, tree: Operation) -> bool:
    """Whether a card has lost an operation: with its text, by its kind, or as an ability, which all of crew's are."""
    if not game.state.effects or not game.speaks("strip"):
        return False
    lost = {word for _, found in taken(game, copy) for word in found}
    if "text" in lost or tree.kind.lower() in lost:
        return True
    return "ability" in lost and record(game, copy).type in CREW
