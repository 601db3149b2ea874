"""Playing that an effect forbids: `cannot play attack`, `cannot play this`."""

from __future__ import annotations

from cc_tools.engine import continuous, nouns
from cc_tools.engine.game import Game
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.model.tree import VerbPhrase


def hinders_playing(game: Game, player: Player) -> bool:
    """Whether an effect may keep a player from playing some card."""
    forbidding = continuous.held(game, "cannot", "play")
    return game.speaks("protect", "play") or any(one.player == player for one in forbidding)


def play_forbidden(game: Game, frame: Frame, copy: Copy) -> Reason | None:
    """The effect that keeps a player from playing a card, as a reason; a prohibition beats a permission (prec.6)."""
    for effect in continuous.held(game, "cannot", "play"):
        phrase = effect.effect.object
        if not isinstance(phrase, VerbPhrase) or "play" not in phrase.verbs or phrase.object is None:
            continue
        if effect.player == frame.player and nouns.matches(game, effect.frame, phrase.object, copy):
            return Reason("forbidden", {"verb": "play", "by": effect.frame.card})
    return None
