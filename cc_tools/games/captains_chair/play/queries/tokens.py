"""Queries of tokens on the board and of paying: where Away Teams and ships may go, what a price comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import continuous, nouns, payment, words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Holder, Player, holder_of
from cc_tools.engine.values import size
from cc_tools.games.captains_chair.play.queries.gaining import first_of
from cc_tools.games.captains_chair.play.states import controlled, neutral, ships_at, weight
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase, VerbPhrase

AWAY_TEAM = "away-team"


# --- paying ---------------------------------------------------------------------------------------------------------


def price(game: Game, frame: Frame, kind: str, amount: Any) -> int:
    """What a price comes to, less what is taken off in this operation (kw.enlist-development.3)."""
    less = frame.names.get("%less")
    return int(max(0, size(amount) - (sum(number for word, number in less if word == kind) if less else 0)))


def prices_to_come(game: Game, frame: Frame, *parts: Any) -> list[tuple[str, int]]:
    """Counters and amounts in turn, added up by counter."""
    found: dict[str, int] = {}
    for kind, amount in zip(parts[::2], parts[1::2], strict=True):
        found[kind] = found.get(kind, 0) + price(game, frame, kind, amount)
    return list(found.items())


def affordable(game: Game, frame: Frame, kind: str, most: int, holder: Holder, later: Any = None) -> int:
    """The largest price up to `most` that can be paid together with what is still to come; -1 if not even none can."""
    for number in range(most, -1, -1):
        prices = {**dict(later or ()), kind: number}
        if payment.affordable(game, frame.actor, prices, holder):
            return number
    return -1


def payable_kinds(game: Game, frame: Frame, kinds: tuple[str, ...], holder: Holder, amount: Any) -> list[str]:
    """The counters of which so many can be paid."""
    return [kind for kind in kinds if payment.affordable(game, frame.actor, {kind: size(amount)}, holder)]


def purses(game: Game, frame: Frame, cards: list[Copy], kinds: tuple[str, ...]) -> list[Copy]:
    """The cards from which may be paid: those that no effect forbids (kw.spend.4, crew.burnham.4)."""
    return [copy for copy in cards if not all(barred(game, frame, "spend", kind, copy) for kind in kinds)]


def barred(game: Game, frame: Frame, verb: str, word: str, place: Copy) -> bool:
    """Whether an effect forbids the acting player to do so with these tokens at a place or on a card
    (`cannot send away-team to this`, `cannot spend dilithium from this`)."""
    for effect in continuous.held(game, "cannot", verb):
        phrase = effect.effect.object
        if not isinstance(phrase, VerbPhrase) or verb not in phrase.verbs or not phrases.says(phrase.object, word):
            continue
        where = effect.argument("to") or effect.argument("from")
        # A rule of a Location binds both players (kw.send.4), any other only its card's player.
        binds = where is not None and (effect.player == frame.actor or verb == "send")
        if binds and where is not None and place in nouns.things(game, effect.frame, where):
            return True
    return False


def negative(game: Game, frame: Frame, amount: Any) -> int:
    """The amount below nothing."""
    return -size(amount)


# --- stealing -------------------------------------------------------------------------------------------------------


def robbed(game: Game, frame: Frame, kind: Any) -> list[Holder]:
    """From where the opponent's resources are stolen, in order: the card that gains are redirected to, then the pool;
    from nowhere where an effect protects them (kw.steal, crew.burnham.7)."""
    word, victim = first_of(game, frame, kind), 1 - frame.actor
    for effect in continuous.held(game, "protect", "steal"):
        from_ = effect.argument("from")
        guarded = effect.effect.object
        if effect.player != victim or from_ is None or not isinstance(guarded, NounPhrase):
            continue
        if guarded.sort == "resource" and phrases.says(guarded, word) and phrases.says(from_, "steal"):
            return []
    first = redirected(game, victim, word) if game.option("inert-dilithium-steal") == "card-first" else []
    return [*first, holder_of(victim)]


def redirected(game: Game, player: Player, kind: str) -> list[Copy]:
    """The cards to which a player's gains of a resource are redirected."""
    found: list[Copy] = []
    for effect in continuous.held(game, "redirect", "gain"):
        to, deed = effect.argument("to"), effect.effect.object
        if effect.player != player or to is None or not isinstance(deed, NounPhrase) or not phrases.says(deed, "gain"):
            continue
        if any(phrases.says(one.noun, kind) for one in deed.attached):
            found += nouns.things(game, effect.frame, to)
    return found


def crystals(game: Game, frame: Frame, kind: Any) -> list[Copy]:
    """The cards from which an effect lets the player recrystallize (kw.recrystallize)."""
    found: list[Copy] = []
    for effect in continuous.held(game, "allow", "recrystallize"):
        deed = effect.effect.object
        if effect.player != frame.actor or not isinstance(deed, NounPhrase) or not phrases.says(deed, "recrystallize"):
            continue
        for of in deed.attached:
            if first_of(game, frame, kind) in phrases.words(of.noun):
                for on in of.noun.attached:
                    found += nouns.things(game, effect.frame, on.noun)
    return found


# --- Away Teams -----------------------------------------------------------------------------------------------------


def landings(
    game: Game, frame: Frame, kind: str, to: NounPhrase, ignoring: NounPhrase | None
) -> list[Copy]:
    """The Locations among those meant to which a token may be sent now (away.2, away.3, kw.send)."""
    return [place for place in nouns.things(game, frame, to) if can_land(game, frame, kind, place, ignoring)]


def can_land(game: Game, frame: Frame, kind: str, place: Copy, ignoring: NounPhrase | None) -> bool:
    """Whether nothing keeps the acting player from sending a token to a place."""
    own = controlled(game, frame, place) and game.owner(place) == frame.actor
    if not own and not neutral(game, frame, place):
        return False
    if barred(game, frame, "send", kind, place) or not senders(game, frame, kind, [place]):
        return False
    ignores = own or ignoring is not None or _ignores_ships(game, frame, place)
    return ignores or not outnumbered(game, frame.actor, place)


def outnumbered(game: Game, player: Player, place: Copy) -> bool:
    """Whether the opponent has more Ship tokens at a place (away.3, away.6)."""
    counted = weight if game.option("away-weight") == "everywhere" else _one
    mine, theirs = (sum(counted(game, ship) for ship in ships_at(game, who, place)) for who in (player, 1 - player))
    return theirs > mine


def _one(game: Game, ship: Copy) -> int:
    return 1


def _ignores_ships(game: Game, frame: Frame, place: Copy) -> bool:
    """`ignore opponent ship for send to neutral location` (kw.send.3)."""
    for effect in continuous.held(game, "ignore", "send"):
        for_, to = effect.argument("for"), effect.argument("to")
        meant = effect.player == frame.actor and for_ is not None and phrases.says(for_, "send")
        if meant and (to is None or nouns.matches(game, effect.frame, to, place)):
            return True
    return False


def captain_of(game: Game, frame: Frame, player: int) -> list[Copy]:
    """The captain of a player, on which the pool of Away Teams stands (away.1)."""
    return game.cards("captain", player)[:1]


def senders(game: Game, frame: Frame, kind: str, to: Any) -> list[Copy]:
    """Where a token that is sent comes from: the captain, or with an empty pool any other place (away.4)."""
    here = first_of(game, frame, to)
    home = captain_of(game, frame, frame.actor)
    if home and game.tokens(home[0], kind, frame.actor):
        return home
    return [place for place in standing(game, kind, frame.actor) if place != here]


def standing(game: Game, kind: str, player: Player) -> list[Copy]:
    """The places where a player has tokens of a kind."""
    tokens = game.state.tokens.items()
    return [place for (place, word, who), number in tokens if (word, who) == (kind, player) and number]


def movable(game: Game, frame: Frame, kind: str, to: Any) -> int:
    """How many of the acting player's tokens are not at a place."""
    here = first_of(game, frame, to)
    return sum(game.tokens(place, kind, frame.actor) for place in standing(game, kind, frame.actor) if place != here)


def places_with(game: Game, frame: Frame, kind: str, player: int, source: NounPhrase) -> list[Copy]:
    """Those of the places meant where a player has tokens of a kind."""
    return [place for place in nouns.things(game, frame, source) if game.tokens(place, kind, player)]


def harm_stands(game: Game, frame: Frame, player: int) -> bool:
    """Whether what befalls a player's tokens is not ignored by now: a reaction may just have done so (attack.4)."""
    if player == frame.actor:
        return True
    below = next((one for one in reversed(game.state.stack) if game.pool.program(one.program).kind), None)
    return below is None or not below.shielded


def tokens_there(game: Game, frame: Frame, kind: str, player: int, place: Any) -> int:
    """How many tokens of a kind a player has at a place."""
    copy = first_of(game, frame, place)
    return 0 if copy is None else game.tokens(copy, kind, player)


def holders_of(game: Game, frame: Frame, source: NounPhrase, kinds: list[str]) -> list[Copy]:
    """The cards from which resources can be removed: the Stardate on top, or the cards meant (stardate.2)."""
    if phrases.says(source, "stardate"):
        found = game.cards("stardate")[-1:] if "resolution" not in game.state.lasting else []
    else:
        found = nouns.things(game, frame, source)
    kind = kinds[0]
    return [copy for copy in found if game.amount(copy, kind) and not barred(game, frame, "remove", kind, copy)]


def lies_on_stardate(game: Game, frame: Frame, card: Any) -> bool:
    """Whether a card is the Stardate on top."""
    copy = first_of(game, frame, card)
    return copy is not None and game.area(copy) == "stardate"


# --- ships ----------------------------------------------------------------------------------------------------------


def courses(game: Game, frame: Frame, ship: Any, to: NounPhrase | None = None) -> list[Copy]:
    """The Locations to which a ship can warp: its player's and neutral ones but where it is, those of `to` if it says
    (kw.warp.1, kw.warp.2, kw.warp.4)."""
    copy = first_of(game, frame, ship)
    if copy is None:
        return []
    owner = game.owner(copy)
    found = [place for place in game.in_play(owner) if controlled(game, frame, place)]
    found += game.cards("neutral-zone")
    found += [place for place in _allowed_courses(game, owner, copy) if place not in found]
    wanted = None if to is None else set(nouns.things(game, frame, to))
    here = game.status(copy, "at")
    return [place for place in found if place != here and (wanted is None or place in wanted)]


def _allowed_courses(game: Game, player: Player, ship: Copy) -> list[Copy]:
    """`allow warp of ship to this`."""
    found: list[Copy] = []
    for effect in continuous.held(game, "allow", "warp"):
        deed, to = effect.effect.object, effect.argument("to")
        if effect.player != player or not isinstance(deed, NounPhrase) or not phrases.says(deed, "warp"):
            continue
        where = [to] if to is not None else [one.noun for one in deed.attached if one.preposition == "to"]
        if any(one.preposition == "of" and nouns.matches(game, effect.frame, one.noun, ship) for one in deed.attached):
            found += [place for noun in where for place in nouns.things(game, effect.frame, noun)]
    return found


def presence(game: Game, frame: Frame, ships: Any) -> list[Any]:
    """Where ships stand, one by one."""
    return [game.status(copy, "at") for copy in ships or ()]


def ships_there(game: Game, frame: Frame, place: Any, player: int) -> list[Copy]:
    """A player's ships at a place (ship.5)."""
    copy = first_of(game, frame, place)
    return [] if copy is None else ships_at(game, player, copy)


def is_ship(game: Game, copy: Copy) -> bool:
    """Whether a card has a ship token: ships, and what counts as one (ship.7)."""
    return "ship" in words.suits(game, copy) or bool(getattr(game.definition(copy).record, "ship_token", False))


QUERIES: Mapping[str, Callable[..., Any]] = {
    "price": price,
    "prices-to-come": prices_to_come,
    "affordable": affordable,
    "payable-kinds": payable_kinds,
    "purses": purses,
    "negative": negative,
    "robbed": robbed,
    "crystals": crystals,
    "landings": landings,
    "captain-of": captain_of,
    "senders": senders,
    "movable": movable,
    "places-with": places_with,
    "harm-stands": harm_stands,
    "tokens-there": tokens_there,
    "holders-of": holders_of,
    "lies-on-stardate": lies_on_stardate,
    "courses": courses,
    "presence": presence,
    "ships-there": ships_there,
}
