"""Queries of the operations of cards: what they pay, what they change in a draw, a flip or a reward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Holder, holder_of
from cc_tools.engine.values import single, size
from cc_tools.games.star_trek_tcg.lowering import FREE
from cc_tools.games.star_trek_tcg.play import icons
from cc_tools.games.star_trek_tcg.play.abilities import charged
from cc_tools.games.star_trek_tcg.play.allowing import from_stores, may_repeat, unlimited
from cc_tools.games.star_trek_tcg.play.bearing import silent
from cc_tools.games.star_trek_tcg.play.bookkeeping import KEEPING
from cc_tools.games.star_trek_tcg.play.cards import episode, is_crew, members, type_of, xc
from cc_tools.games.star_trek_tcg.play.effects import is_at_work
from cc_tools.games.star_trek_tcg.play.limits import room
from cc_tools.games.star_trek_tcg.play.queries.episode import noted
from cc_tools.games.star_trek_tcg.play.queries.resolving import turned_into
from cc_tools.games.star_trek_tcg.play.queries.turn import hand_room
from cc_tools.model.tree import Trigger

SOFTER = {"kill": "neutralize", "neutralize": "nothing", "lose-xc": "neutralize"}
"""One step down (tcg.flip.reduce)."""


def purse(game: Game, frame: Frame, which: str) -> list[Holder]:
    """What an operation pays from: the power base, or this card unless it was used this turn (tcg.ability.paid)."""
    if which == "base":
        return [holder_of(frame.actor)]
    used = () if frame.names.get(FREE) else game.state.notes.get("used", [])
    if frame.card is None or (_use(frame) in used and not may_repeat(game, frame)):
        return []
    return [frame.card]


def _use(frame: Frame) -> str:
    return f"{frame.card} {frame.program}"


def used_with(game: Game, frame: Frame) -> list[str]:
    """What was used in this turn, with this operation if it was paid for."""
    used: list[str] = game.state.notes.get("used", [])
    return used if frame.names.get(FREE) else [*used, _use(frame)]


def charge(game: Game, frame: Frame, number: Any) -> int:
    """What has to be paid where so many counters are asked for."""
    return charged(game, frame, size(number))


def own_share(game: Game, frame: Frame, price: Any) -> int:
    """What a card pays of a price itself: nothing where the stores pay for the ability."""
    return 0 if from_stores(game, frame) else size(price)


def hand_limits(game: Game, frame: Frame) -> bool:
    """Whether the maximum hand limits what this operation draws (tcg.draw.over)."""
    return not unlimited(game, frame)


def fullest(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """The card with most counters among several that may pay."""
    return sorted(things, key=lambda copy: -xc(game, copy))[:1]


def first_of(game: Game, frame: Frame, things: Any) -> Any:
    return things[0] if things else None


def pays_other(game: Game, frame: Frame, holder: Holder | None) -> bool:
    """Whether a price goes to the other player's power base: that of crew (tcg.xc.pay-ability)."""
    return holder is not None and holder >= 0 and is_crew(game, holder)


def all_on(game: Game, frame: Frame, holder: Any) -> int:
    """All counters of a card or power base."""
    return xc(game, holder) if isinstance(holder, int) else 0


def room_on(game: Game, frame: Frame, holder: Any) -> int:
    """How many counters more fit there; any number into a power base."""
    if not isinstance(holder, int):
        return 0
    return room(game, holder) if holder >= 0 else 999


def least(game: Game, frame: Frame, first: Any, second: Any) -> int:
    return min(size(first), size(second))


def less(game: Game, frame: Frame, first: Any, second: Any) -> int:
    """How much more the first is than the second."""
    return max(0, size(first) - size(second))


def flip_chooser(game: Game, frame: Frame) -> int:
    """Who picks the card for an icon flip (tcg.flip.target)."""
    current = game.option("flip-target-chooser") == "current"
    return game.state.active if current else 1 - game.state.active


def softened(game: Game, frame: Frame) -> str:
    """The result of the flip under way, one step down."""
    result = str(game.state.notes.get("flip-result"))
    return SOFTER.get(result, result)


def hard_result(game: Game, frame: Frame) -> list[str]:
    """The result of the flip under way, if it can go down a step (tcg.flip.reduce)."""
    result = str(game.state.notes.get("flip-result"))
    return [result] if result in SOFTER else []


def counted_as(game: Game, frame: Frame, result: str, counts: Any) -> str:
    """A result of a flip, or what it counts as (`flip member with kill as neutralize`)."""
    return str(counts[1]) if counts and counts[0] == result else result


def final_result(game: Game, frame: Frame, result: str) -> str:
    """The result of a flip as it is carried out: what cards make of it once it has been softened (tcg.flip.reduce)."""
    return turned_into(game, result)


def added_with(game: Game, frame: Frame, icon: Any, number: Any) -> list[icons.Added]:
    """The icons added in this draw, with these (tcg.effect.side)."""
    return [*icons.added(game), (frame.actor, str(single(icon)), size(number), len(icons.played(game)))]


def changes_with(game: Game, frame: Frame, name: str, sign: str, number: Any) -> list[list[Any]]:
    """The changes of the reward or bonus, with this one."""
    return [*game.state.notes.get(name, []), [sign, size(number)]]


def still_there(game: Game, frame: Frame, things: list[Holder]) -> bool:
    """Whether these have not left the game meanwhile: a power base, a card on the table or one that is set aside."""
    return all(one < 0 or game.is_in_play(one) or game.area(one) in KEEPING for one in things)


def if_borne(game: Game, frame: Frame, things: list[Holder], borne: int) -> list[Holder]:
    """Those who had to lose counters, if no loss was prevented."""
    return list(things or ()) if borne else []


def lost(game: Game, frame: Frame, things: list[Copy]) -> bool:
    """Whether a permanent has to lose a counter and has none (tcg.pwild.zero-loss)."""
    return any(copy >= 0 and game.area(copy) == "permanents" and not xc(game, copy) for copy in things)


def filled(game: Game, frame: Frame, holders: list[Holder]) -> list[Holder]:
    """Those of cards and power bases on which there are counters."""
    return [holder for holder in holders if xc(game, holder)]


def programs_of(game: Game, frame: Frame, things: list[Copy], kind: str) -> list[str]:
    """The operations of a kind on cards at work that wait for no event."""
    return [
        address
        for copy in things
        for address in game.face(copy).programs.get(kind, ())
        if is_at_work(game, copy)
        and not waits_for_event(game, address)
        and not silent(game, copy, game.pool.trees[address])
    ]


def among(game: Game, frame: Frame, name: str, things: Any) -> list[Copy]:
    """What this turn has noted under a name, with these cards."""
    return [*game.state.notes.get(name, []), *(things or ())]


def lost_with(game: Game, frame: Frame, things: list[Copy]) -> dict[str, int]:
    """How many counters cards have lost in this turn, with one more for those of these that have any."""
    found: dict[str, int] = game.state.notes.get("lost", {})
    return {**found, **{str(copy): found.get(str(copy), 0) + 1 for copy in things if xc(game, copy)}}


def waits_for_event(game: Game, address: str) -> bool:
    return any(isinstance(clause, Trigger) for clause in game.pool.trees[address].clauses)


def rewards(game: Game, frame: Frame) -> list[list[Any]]:
    """The REWARD operations of survivors, the episode and the own permanents, with their cards (tcg.reward.keyword).

    Each finds out itself whether its requirement is met.
    """
    return [
        ["reward", copy, address]
        for copy in (*members(game), *episode(game), *game.cards("permanents", game.state.active))
        for address in programs_of(game, frame, [copy], "REWARD")
    ]


def address_of(game: Game, frame: Frame, taken: Any) -> str | None:
    """The operation of a move that was picked."""
    move = taken[0] if taken and isinstance(taken[0], list | tuple) else taken
    return move[2] if move and len(move) > 2 else None


def still_played(game: Game, frame: Frame) -> bool:
    """Whether a card that was played has not gone elsewhere."""
    return frame.card is not None and game.area(frame.card) == "effects"


def spent_effects(game: Game, frame: Frame) -> list[Copy]:
    """The effect cards of a draw that is over (tcg.effect.discard)."""
    played = [copy for player in (0, 1) for copy in game.cards("effects", player)]
    return [copy for copy in played if type_of(game, copy) == "effect"]


def drawable(game: Game, frame: Frame, number: Any, limited: Any) -> int:
    """How many of so many cards may be drawn: where the hand limits it no more than fill it (tcg.draw.full)."""
    return min(size(number), hand_room(game, frame)) if limited else size(number)


def noted_wild(game: Game, frame: Frame, things: list[Copy]) -> list[str]:
    """What was played in this turn, with these, but for effects, of which there may be any number (tcg.effect.when)."""
    return noted(game, frame, [copy for copy in things if type_of(game, copy) == "wild"])


def wild_played(game: Game, frame: Frame) -> bool:
    """Whether a wild that was played still has to be discarded; one that was put to play or is still needed stays."""
    if frame.card is None or not still_played(game, frame) or type_of(game, frame.card) != "wild":
        return False
    needed = any(found.get("keeper") == frame.card for found in game.state.turned.values())
    return not needed and game.status(frame.card, "kept") is None


def whereabouts(game: Game, frame: Frame, things: list[Copy]) -> dict[str, int]:
    """In which area each card lies, by its number."""
    return {str(copy): game.state.place[copy] for copy in things or ()}


def outside(game: Game, frame: Frame, things: list[Copy], area: str) -> list[Copy]:
    """Those cards that do not lie in an area."""
    return [copy for copy in things or () if game.area(copy) != area]


def in_play(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """Those cards that are on the table."""
    return [copy for copy in things or () if game.is_in_play(copy)]


def searched(game: Game, frame: Frame, zone: Any) -> str:
    """What is shuffled after a search (tcg.pile.search)."""
    return "deck"


QUERIES: Mapping[str, Callable[..., Any]] = {
    "purse": purse,
    "used-with": used_with,
    "charged": charge,
    "own-share": own_share,
    "hand-limits": hand_limits,
    "fullest": fullest,
    "first-of": first_of,
    "pays-other": pays_other,
    "all-on": all_on,
    "room": room_on,
    "least": least,
    "less": less,
    "flip-chooser": flip_chooser,
    "softened": softened,
    "hard-result": hard_result,
    "counted-as": counted_as,
    "turned-into": final_result,
    "added-with": added_with,
    "changes-with": changes_with,
    "still-there": still_there,
    "if-borne": if_borne,
    "lost": lost,
    "filled": filled,
    "programs-of": programs_of,
    "among": among,
    "lost-with": lost_with,
    "rewards": rewards,
    "address-of": address_of,
    "still-played": still_played,
    "spent-effects": spent_effects,
    "drawable": drawable,
    "noted-wild": noted_wild,
    "wild-played": wild_played,
    "whereabouts": whereabouts,
    "outside": outside,
    "in-play": in_play,
    "searched": searched,
}
