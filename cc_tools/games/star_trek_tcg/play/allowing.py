"""What effects allow although a rule forbids it: deeds, abilities used again or by others, counters from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.game import Game
from cc_tools.engine.index import Listener
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.play.abilities import means, name_of
from cc_tools.games.star_trek_tcg.play.cards import members, xc
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase

ABILITY = "ABILITY"


def _allowing(game: Game, player: Player, deed: str) -> Iterator[tuple[Held, NounPhrase]]:
    """The effects that allow a player a deed, each with the phrase for it."""
    for effect in held(game, "allow", deed):
        noun = effect.effect.object
        if effect.player == player and isinstance(noun, NounPhrase) and phrases.says(noun, deed):
            yield effect, noun


def allows(game: Game, player: Player, deed: str, copy: Copy, ignoring: str) -> bool:
    """Whether a player may do this with a card although a rule forbids it (`allow play of this ignoring unique`)."""
    return any(
        nouns.matches(game, effect.frame, of, copy)
        for effect, noun in _allowing(game, player, deed)
        if (of := phrases.behind(noun, "of")) is not None and phrases.says(effect.argument("ignoring"), ignoring)
    )


# --- using abilities ----------------------------------------------------------------------------------------------


def may_repeat(game: Game, frame: Frame) -> bool:
    """Whether an ability that was used may be used once more in this turn (tcg.ability.paid).

    A number of uses counts those of all abilities of the card (`allow 1 use of ability of $c ignoring once-per-turn`).
    """
    for effect, noun in _allowing(game, frame.player, "use"):
        of = phrases.behind(noun, "of")
        if of is None or frame.card is None or not phrases.says(effect.argument("ignoring"), "once-per-turn"):
            continue
        limit = noun.quantity.low if noun.quantity is not None else None
        if limit is not None and _repeated(game, frame.card) >= limit:
            continue
        if means(game, effect.frame, of, frame.card, frame.program):
            return True
    return False


def _repeated(game: Game, copy: Copy) -> int:
    """How often abilities of a card were used in this turn after they had been used once."""
    used = Counter(one for one in game.state.notes.get("used", []) if one.startswith(f"{copy} "))
    return sum(number - 1 for number in used.values())


def lent(game: Game, player: Player) -> list[tuple[Copy, str]]:
    """The abilities of others that members may use, each with the member (`allow use of ability of member by …`)."""
    if player != game.state.active or not game.speaks("allow", "use"):
        return []
    return list(
        dict.fromkeys(
            (user, address)
            for effect, of, user in _borrowing(game, player)
            for owner in members(game)
            if owner != user
            for address in game.face(owner).programs.get(ABILITY, ())
            if means(game, effect.frame, of, owner, address)
        )
    )


def _borrowing(game: Game, player: Player) -> Iterator[tuple[Held, NounPhrase, Copy]]:
    """The effects that let a member use others' abilities, with the phrase for these and the member."""
    for effect, noun in _allowing(game, player, "use"):
        of, by = phrases.behind(noun, "of"), effect.argument("by")
        if of is not None and by is not None:
            for copy in members(game):
                if nouns.matches(game, effect.frame, by, copy):
                    yield effect, of, copy


def users(game: Game, one: Listener) -> list[Copy]:
    """The cards that may use an operation that waits for an event: its own, and those to which it is lent."""
    if one.tree.kind != ABILITY or not game.state.effects or game.area(one.copy) != "landing-party":
        return [one.copy]
    borrowing = _borrowing(game, game.state.active)
    borrowed = [user for effect, of, user in borrowing if means(game, effect.frame, of, one.copy, one.address)]
    return list(dict.fromkeys([one.copy, *borrowed]))


def unlimited(game: Game, frame: Frame) -> bool:
    """Whether the maximum hand does not limit what an ability draws (`allow draw by helm of this …`)."""
    for effect, _ in _allowing(game, frame.player, "draw"):
        by = effect.argument("by")
        if by is None or frame.card is None or not phrases.says(effect.argument("ignoring"), "hand-size"):
            continue
        if means(game, effect.frame, by, frame.card, frame.program):
            return True
    return False


# --- where counters come from -------------------------------------------------------------------------------------


def from_stores(game: Game, frame: Frame) -> bool:
    """Whether the stores pay for an ability (`allow spend from stores for engineering`)."""
    ability = name_of(game, frame.program)
    return any(
        phrases.says(effect.argument("from"), "stores") and phrases.says(effect.argument("for"), ability)
        for effect, _ in _allowing(game, frame.player, "spend")
    )


def allows_assign(game: Game, player: Player, copy: Copy) -> bool:
    """Whether counters may be handed out to crew at home (`allow assign of xc to crew in complement`)."""
    return any(
        nouns.fits(game, effect.frame, to, copy)
        for effect, _ in _allowing(game, player, "assign")
        if (to := effect.argument("to")) is not None and effect.argument("ignoring") is None
    )


def givers(game: Game, player: Player, copy: Copy) -> list[Copy]:
    """The cards whose counters may be handed out to a card (`allow assign of xc on this to member`)."""
    found: list[Copy] = []
    for effect, noun in _allowing(game, player, "assign"):
        to, of = effect.argument("to"), phrases.behind(noun, "of")
        on = None if of is None else phrases.behind(of, "on")
        if to is not None and on is not None and nouns.fits(game, effect.frame, to, copy):
            found += [one for one in nouns.things(game, effect.frame, on) if xc(game, one)]
    return list(dict.fromkeys(found))
