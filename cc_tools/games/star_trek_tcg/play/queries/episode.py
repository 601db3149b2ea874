"""Queries of the episode: which cards may be played in it, who may go, what it is worth (sections 7, 8, 12, 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.allowing import allows
from cc_tools.games.star_trek_tcg.play.cards import (
    EPISODE,
    at_hand,
    base,
    challenges,
    episode,
    is_default,
    is_ship,
    key,
    members,
    place_of,
    record,
    type_of,
)
from cc_tools.games.star_trek_tcg.play.effects import of_game, price, value
from cc_tools.games.star_trek_tcg.play.forbidding import counts_as, forbids
from cc_tools.games.star_trek_tcg.play.queries.turn import defaults
from cc_tools.model.tree import NounPhrase


def played(game: Game) -> list[str]:
    """What was played in this turn, by type and title (tcg.unique.per-turn)."""
    found: list[str] = game.state.notes.get("played", [])
    return found


def noted(game: Game, frame: Frame, things: list[Copy]) -> list[str]:
    """What was played in this turn, with these cards."""
    return [*played(game), *(key(game, copy) for copy in things)]


def fresh(game: Game, player: int, kind: str) -> list[Copy]:
    """The cards of a type at hand of which none was played in this turn yet."""
    return [copy for copy in at_hand(game, player) if type_of(game, copy) == kind and is_fresh(game, player, copy)]


def is_fresh(game: Game, player: int, copy: Copy) -> bool:
    """Whether a card may still be played in this turn, or once more."""
    again = key(game, copy) in played(game)
    return (not again or allows(game, player, "play", copy, "unique")) and not forbids(game, player, "play", copy)


def choices(game: Game, frame: Frame, place: str) -> list[Copy]:
    """What may be played in a place of the episode: cards in hand, and the default (tcg.mission.free-choice).

    The default plot only once, and not after one that covers it (tcg.plot.many, tcg.default.cover-unique). A wild is
    played in the place of which it has an operation.
    """
    wilds = [copy for copy in fresh(game, frame.actor, "wild") if game.face(copy).programs.get(place.upper())]
    return [*fresh(game, frame.actor, place), *wilds, *defaults(game, frame, place)]


def used_up(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The wilds among cards that were played in a place of the episode (tcg.wild.one-effect)."""
    return [copy for copy in things if type_of(game, copy) == "wild" and game.area(copy) == "episode"]


def playable(game: Game, frame: Frame, noun: NounPhrase) -> list[Copy]:
    """The episode cards that fit a phrase and that who acts may play now."""
    there = [copy for place in EPISODE for copy in choices(game, frame, place)]
    return [copy for copy in there if nouns.matches(game, frame, noun, copy)]


def covers(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """What the challenger may put on a default that was just played (tcg.default.cover)."""
    return [copy for one in things if is_default(game, one) for copy in fresh(game, frame.actor, place_of(game, one))]


def one_more(game: Game, frame: Frame, name: str) -> int:
    """What was counted in this turn under a name, and one."""
    return int(game.state.notes.get(name, 0)) + 1


# --- the landing party --------------------------------------------------------------------------------------------


def eligible(game: Game, frame: Frame) -> list[Copy]:
    """Crew that may be picked: the bridge and the own complement, without the ship (tcg.party.source)."""
    crew = [copy for copy in (*game.cards("complement", frame.actor), *game.cards("bridge")) if not is_ship(game, copy)]
    for verb in ("pick", "join"):
        if game.speaks("cannot", verb):
            crew = [copy for copy in crew if not forbids(game, frame.actor, verb, copy)]
    return crew


def party_size(game: Game, frame: Frame) -> int:
    """The most that may be picked (tcg.party.size)."""
    return of_game(game, "party-size", game.rules.data.setup["party_size"])


def ship(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The ship at home, if one of the cards has its symbol and none covers it (tcg.mission.symbol)."""
    there = [copy for copy in things if game.is_in_play(copy) and not game.status(copy, "covered")]
    shown = any(record(game, copy).enterprise_symbol for copy in there)
    ships = [copy for copy in game.cards("bridge") if shown and is_ship(game, copy)]
    return [copy for copy in ships if not forbids(game, game.state.active, "join", copy)]


def nobody_left(game: Game, frame: Frame) -> bool:
    """Whether the landing party was picked and nobody of it is left (tcg.wipe.abandon)."""
    return bool(game.state.notes.get("party")) and not members(game)


def goes_on(game: Game, frame: Frame) -> bool:
    """Whether the episode was not abandoned, of one's own will or because the landing party is lost."""
    return not game.state.notes.get("abandoned") and not nobody_left(game, frame)


def why_failed(game: Game, frame: Frame) -> str:
    """Why an episode is not completed: it was abandoned, everybody is lost, or challenges stand."""
    if game.state.notes.get("abandoned"):
        return "given-up"
    return "lost" if nobody_left(game, frame) else "unbeaten"


# --- challenges ---------------------------------------------------------------------------------------------------


def playable_challenges(game: Game, frame: Frame) -> list[Copy]:
    """The challenges that the challenger may play and pay, and what is played like one.

    (tcg.challenge.cost, tcg.challenge.unique)
    """
    like = [copy for copy in fresh(game, frame.actor, "wild") if like_challenge(game, frame, [copy])]
    here = [*fresh(game, frame.actor, "challenge"), *like]
    return [copy for copy in here if price(game, copy) <= base(game, frame.actor)]


def like_challenge(game: Game, frame: Frame, things: list[Copy]) -> str | None:
    """The operation of a wild that is played like a challenge."""
    wilds = [copy for copy in things if type_of(game, copy) == "wild"]
    return next((address for copy in wilds for address in game.face(copy).programs.get("CHALLENGE", ())), None)


def price_of(game: Game, frame: Frame, things: list[Copy]) -> int:
    return sum(price(game, copy) for copy in things)


def paid_with(game: Game, frame: Frame, things: list[Copy]) -> dict[str, int]:
    """What was paid for the challenges of this turn, with these (tcg.challenger-xc.refund-amount)."""
    return {**game.state.notes.get("paid", {}), **{str(copy): price(game, copy) for copy in things}}


def on_discovery(game: Game, frame: Frame) -> bool:
    """Whether a challenge may be played on the discovery (tcg.challenge.when)."""
    return game.option("challenge-on-discovery") == "yes"


def at_discovery(game: Game, frame: Frame) -> bool:
    """Whether challenges pay as they stand when the discovery comes (tcg.challenger-xc.before)."""
    return game.option("challenger-xc") == "at-discovery"


def challenger_pay(game: Game, frame: Frame) -> int:
    """What the challenger receives for challenges that stand, with their cost, and for covers (section 12.1).

    Once there is a discovery those count that were in play when it came, and that on it, unless they are beaten.
    """
    notes = game.state.notes
    standing: list[Copy] = notes.get("standing", [])
    there = [*challenges(game), *notes.get("still-paid", ())]
    if notes.get("discovered"):
        early = at_discovery(game, frame)
        there = standing if early else [copy for copy in there if copy in standing or _is_on_card(game, copy)]
    return sum(_worth(game, copy) for copy in there) + len(game.cards("episode", 1 - game.state.active))


def _worth(game: Game, copy: Copy) -> int:
    """What a challenge pays; crew that was turned into one, and was discarded as one, had no cost."""
    return value(game, copy) if type_of(game, copy) == "challenge" else 1


def _is_on_card(game: Game, copy: Copy) -> bool:
    """Whether a challenge was played on an episode card, and not made of a member since (tcg.challenge.when)."""
    return game.status(copy, "on") is not None


def new_challenges(game: Game, frame: Frame, before: list[Copy]) -> list[Copy]:
    """The challenges in play that were none before."""
    return [copy for copy in challenges(game) if copy not in before]


def stood(game: Game, frame: Frame, things: list[Copy], kept: int) -> list[Copy]:
    """The challenges that pay although a discovery discards them, with those among these that it leaves their pay."""
    found: list[Copy] = game.state.notes.get("still-paid", [])
    discovers = frame.card is not None and place_of(game, frame.card) == "discovery"
    return [*found, *(copy for copy in things if copy in challenges(game))] if kept and discovers else found


def standing_without(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The challenges that pay as they stood when the discovery came, without these."""
    return [copy for copy in game.state.notes.get("standing", []) if copy not in things]


def converted_pay(game: Game, frame: Frame) -> int:
    """What a lost landing party brings in which somebody was converted (tcg.wipe.convert, tcg.wipe.convert-amount)."""
    lost = nobody_left(game, frame) and not game.state.notes.get("abandoned")
    gone = game.cards("sidelined", game.state.active)
    converted = any(game.status(copy, "state") == "converted" for copy in gone)
    return max(0, _values(game)) if lost and converted else 0


# --- the reward ---------------------------------------------------------------------------------------------------


def _values(game: Game) -> int:
    return sum(value(game, copy) for copy in episode(game))


def bonus(game: Game, frame: Frame) -> str:
    """The television episode whose bonus the current player gets, or nothing (tcg.bonus.set, tcg.bonus.no-default).

    All cards have to match, or with `triple` mission, discovery and one of the plots (tcg.bonus.strict).
    """
    cards = [copy for player in PLAYERS for copy in game.cards("episode", player)]
    if any(is_default(game, copy) for copy in cards):
        return ""
    placed = {place: [copy for copy in cards if place_of(game, copy) == place] for place in _PLACES}
    if not all(placed.values()):
        return ""
    title = record(game, placed["mission"][0]).episode or ""
    same = {place: [_matches(game, copy, title) for copy in found] for place, found in placed.items()}
    strict = game.option("bonus-mode") == "strict"
    fits = all(all(found) if strict else any(found) for found in same.values())
    return title if fits and title and _scope(game, title) not in game.state.lasting.get("bonuses", []) else ""


def _matches(game: Game, copy: Copy, title: str) -> bool:
    """Whether an episode card is from a television episode, or counts as if it were."""
    return record(game, copy).episode == title or counts_as(game, copy, "matching")


_PLACES = ("mission", "plot", "discovery")


def _scope(game: Game, title: str) -> str:
    """Under what name a bonus is remembered: once in the game or once for each player (tcg.bonus.once)."""
    return title if game.option("bonus-scope") == "per-game" else f"{game.state.active} {title}"


def bonuses(game: Game, frame: Frame) -> list[str]:
    """The bonuses that were given, with that of this episode."""
    title = bonus(game, frame)
    return [*game.state.lasting.get("bonuses", []), *([_scope(game, title)] if title else [])]


def reward(game: Game, frame: Frame) -> int:
    """What the completed episode brings (tcg.reward.sum, tcg.reward.floor, tcg.bonus.effect)."""
    changes: list[list[Any]] = game.state.notes.get("rewards", [])
    if not bonus(game, frame):
        return max(0, _with_changes(_values(game), changes))
    values = [max(0, value(game, copy)) for copy in episode(game)]
    plots = sum(place_of(game, copy) == "plot" for copy in episode(game))
    found = _with_changes(sum(values), [one for one in changes if one[0] == "+"])
    return found + _with_changes(plots, game.state.notes.get("boni", []))


def _with_changes(number: int, changes: list[list[Any]]) -> int:
    """A number with what operations made of it: set it, added to it, took from it."""
    for sign, by in changes:
        number = by if sign == "=" else number + (by if sign == "+" else -by)
    return number


QUERIES: Mapping[str, Callable[..., Any]] = {
    "noted": noted,
    "choices": choices,
    "used-up": used_up,
    "playable": playable,
    "covers": covers,
    "one-more": one_more,
    "eligible": eligible,
    "party-size": party_size,
    "ship": ship,
    "nobody-left": nobody_left,
    "goes-on": goes_on,
    "why-failed": why_failed,
    "playable-challenges": playable_challenges,
    "text-like-challenge": like_challenge,
    "price-of": price_of,
    "paid-with": paid_with,
    "on-discovery": on_discovery,
    "at-discovery": at_discovery,
    "challenger-pay": challenger_pay,
    "new-challenges": new_challenges,
    "stood": stood,
    "standing-without": standing_without,
    "converted-pay": converted_pay,
    "bonus": bonus,
    "bonuses": bonuses,
    "reward": reward,
}
