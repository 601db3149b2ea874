"""What continuous effects make compulsory: whom to pick, to aim at, to choose for a wild; who has to come along."""

from __future__ import annotations

from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.play.forbidding import brings
from cc_tools.model.tree import NounPhrase, VerbPhrase


def bound(game: Game, player: Player, verb: str, things: list[Copy]) -> list[Copy]:
    """Those of the things that a player has to take for a verb (`must target this by godlike challenge`)."""
    found: set[Copy] = set()
    for effect in held(game, "must", verb):
        cause = effect.argument("by")
        if effect.player == player and (cause is None or brings(game, effect, cause)):
            found |= _meant(game, effect, verb, things)
    return [copy for copy in things if copy in found]


def chosen(game: Game, frame: Frame, things: list[Any]) -> list[Copy]:
    """Those of the options that an operation has to choose because of its card (`must select this by wild`)."""
    if frame.card is None or not game.pool.program(frame.program).kind:
        return []
    found: set[Copy] = set()
    for effect in held(game, "must", "select"):
        cause = effect.argument("by")
        if effect.player == frame.actor and cause is not None and _is_of(game, effect, cause, frame.card):
            found |= _meant(game, effect, "select", things)
    return [one for one in things if isinstance(one, int) and one in found]


def _is_of(game: Game, effect: Held, cause: NounPhrase, card: Copy) -> bool:
    return cause.sort == "card" and nouns.matches(game, effect.frame, cause, card)


def _meant(game: Game, effect: Held, verb: str, things: list[Any]) -> set[Copy]:
    """The things that an effect means, if it is about a verb."""
    phrase = effect.effect.object
    if not isinstance(phrase, VerbPhrase) or verb not in phrase.verbs or phrase.object is None:
        return set()
    noun = phrase.object
    return {one for one in things if isinstance(one, int) and nouns.matches(game, effect.frame, noun, one)}
