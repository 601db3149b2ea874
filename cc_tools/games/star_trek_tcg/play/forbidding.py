"""What continuous effects forbid, protect and treat as something else: whom may be played, aimed at, brought along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.lowering import LOSING
from cc_tools.games.star_trek_tcg.play.cards import is_ship, is_there
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase, VerbPhrase

ANY = ("action", "first")
"""The words that begin a phrase about actions of any name."""


def forbids(game: Game, player: Player, verb: str, copy: Copy | None = None) -> bool:
    """Whether a player may not do this, with this card where one is named."""
    for effect in held(game, "cannot", verb):
        phrase = effect.effect.object
        if effect.player != player or not isinstance(phrase, VerbPhrase) or verb not in phrase.verbs:
            continue
        named = effect.argument("to") or phrase.object
        if named is not None and (copy is None or not nouns.matches(game, effect.frame, named, copy)):
            continue
        cause = effect.argument("by")
        if cause is None or brings(game, effect, cause):
            return True
    return False


def brings(game: Game, effect: Held, cause: NounPhrase) -> bool:
    """Whether the action under way is what `by` names: an action of a card, or any of such a card, or its first."""
    of = phrases.behind(cause, "of")
    if cause.sort == "card":
        of = cause
    elif not (phrases.first_word(cause) in ANY or names_action(cause, *(game.state.notes.get("action") or ()))):
        return False
    resolving = game.state.notes.get("resolving") or []
    if phrases.says(cause, "first") and any(copy in game.state.notes.get("acted", ()) for copy in resolving):
        return False
    return of is None or any(nouns.matches(game, effect.frame, of, copy) for copy in resolving)


def names_action(noun: NounPhrase, *names: str) -> bool:
    """Whether a phrase about actions means one of this name or rating: `logic action`, `capture action of this`."""
    return noun.sort == "operation" and phrases.says(noun, *names)


def forbids_action(game: Game, player: Player, *names: str) -> bool:
    """Whether a player may not use an action of this name or rating."""
    for effect in held(game, "cannot", "use"):
        phrase = effect.effect.object
        if effect.player != player or not isinstance(phrase, VerbPhrase) or phrase.object is None:
            continue
        if names_action(phrase.object, *names):
            return True
    return False


def forbids_ability(game: Game, player: Player, copy: Copy) -> bool:
    """Whether a player may not use the abilities of a card."""
    for effect in held(game, "cannot", "use"):
        phrase = effect.effect.object
        if effect.player != player or not isinstance(phrase, VerbPhrase) or phrase.object is None:
            continue
        of = phrases.behind(phrase.object, "of")
        if phrase.object.sort == "attribute" and of is not None and nouns.matches(game, effect.frame, of, copy):
            return True
    return False


def counts_as(game: Game, copy: Copy, state: str) -> bool:
    """Whether a card is treated as in a state: crew as normal when counters are handed out, a plot as matching."""
    for effect in held(game, "treat"):
        noun, becomes = effect.effect.object, effect.argument("as")
        if not isinstance(noun, NounPhrase) or not phrases.says(becomes, state):
            continue
        if nouns.matches(game, effect.frame, noun, copy):
            return True
    return False


def protects(game: Game, player: Player, copy: Copy) -> bool:
    """Whether the counters of a card are safe from what a player's cards take off (`protect xc on … from remove`)."""
    for effect in held(game, "protect", "remove"):
        whose, on = effect.argument("by"), effect.behind("on")
        if on is None or not phrases.says(effect.argument("from"), "remove"):
            continue
        roles = [game.rules.roles[word] for word in phrases.words(whose) if word in game.rules.roles]
        by_player = whose is None or any((game.state.active + seats) % 2 == player for seats in roles)
        if by_player and nouns.matches(game, effect.frame, on, copy):
            return True
    return False


def _joins(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Why a card may not come into the landing party; the ship comes only where it is named (tcg.party.enterprise)."""
    if isinstance(thing, int) and is_ship(game, thing) and not frame.names.get("%named"):
        return Reason("position", {"card": thing})
    if isinstance(thing, int) and forbids(game, frame.actor, "join", thing):
        return Reason("forbidden", {"verb": "join"})
    return None


def _loses(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Why an operation takes no counter off a card."""
    if isinstance(thing, int) and thing >= 0 and protects(game, frame.player, thing):
        return Reason("protected", {"verb": "remove"})
    return None


def _redirects(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Why the action under way cannot be aimed at a card in place of its target (tcg.resolve.redirect).

    What answers that somebody is its target comes too late once it has been sent to another.
    """
    event = frame.answers
    if event is not None and event.verb == "target" and event.it not in (game.state.notes.get("target") or ()):
        return Reason("idle", {"card": event.it})
    if isinstance(thing, int) and thing in (game.state.notes.get("target") or ()):
        return Reason("position", {"card": thing})
    if isinstance(thing, int) and forbids(game, frame.actor, "target", thing):
        return Reason("forbidden", {"verb": "target"})
    return None


def _puts(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Why a card may not come to a complement: whose it is has the same crew member (tcg.crew.no-duplicate)."""
    if isinstance(thing, int) and frame.names.get("%enlists") and is_there(game, frame.actor, thing):
        return Reason("position", {"card": thing})
    return None


def _restores(game: Game, frame: Frame, thing: Any) -> Reason | None:
    """Why a card does not come back: the same crew member has come into play meanwhile (tcg.crew.no-duplicate)."""
    if isinstance(thing, int) and any(is_there(game, player, thing) for player in PLAYERS):
        return Reason("position", {"card": thing})
    return None


USABLE: Mapping[str, Callable[[Game, Frame, Any], Reason | None]] = {
    "join": _joins,
    "put": _puts,
    "redirect": _redirects,
    "restore": _restores,
    LOSING: _loses,
}
"""By verb why it cannot act on something."""
